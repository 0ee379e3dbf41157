import { renderHook } from '@testing-library/react';
import { useAbout } from './index.ts';

test('throws outside of its provider', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(() => useAbout())).toThrow('useAbout must be used within an AboutProvider');
  quiet.mockRestore();
});
