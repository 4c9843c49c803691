/** What is said of the network, of what this device keeps, and of its clock. A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `connection.key`. */
export const connection = {
  page_needs_internet: 'That page needs internet. It opens when you are online again.',
  offline_unkept: 'You are offline. Nothing is sent until you are online again.',
  server_clock_behind: 'The clock of the school’s server is behind; ask who looks after it to set it. Nothing is lost.',
} as const
