import { z } from 'zod';
import { askLoopback } from './ask-loopback.ts';

const List = z.object({
  data: z.array(z.object({ id: z.string().min(1).max(200), task: z.string().max(100).optional().catch(undefined) })),
});

/** A model in a server's list. */
export type ListedModel = z.infer<typeof List>['data'][number];

/** Returns the models that a server on this machine lists at `/v1/models`; none if it lists none. */
export async function modelsAt(port: number): Promise<ListedModel[]> {
  const { success, data } = List.safeParse(await askLoopback(port, '/v1/models'));
  return success ? data.data : [];
}
