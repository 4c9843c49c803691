/** A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `tenants.key`. */
export const tenants = {
  powered_by: 'Powered by Maktab',
  contact_number: 'Contact number: {number}',
  default_landing: 'School on any day, with or without internet.',
  quran_welcome: 'Welcome to {name}',
  unknown_host_title: 'There is no school at this address',
  unknown_host_body: 'Check the address, or ask your school for it.',
} as const
