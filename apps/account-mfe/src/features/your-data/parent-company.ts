/**
 * Pages of the parent company (specification, section 2): where one edits an account of the wider family, and where one
 * asks for all of its data to be deleted. Stand-ins, until they are settings of the server's.
 */
export const parentCompany = {
  editAccount: 'https://www.example.com/account/edit',
  deleteData: 'https://www.example.com/privacy/delete-my-data',
} as const;
