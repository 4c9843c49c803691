/** Links beside files. Full key: `links.key`. */
export const links = {
  add_link: 'Add a link',
  number: 'Link {number}',
  kind: 'Kind of link',
  kind_0: 'Document',
  kind_1: 'Page',
  kind_2: 'Shown within the page',
  remove: 'Remove link {number}',
  address: 'Address',
  embed: 'What the site hands out to embed',
  embed_hint: 'It begins with <iframe and ends with </iframe>.',
  title: 'Name of the link',
  show: 'Show it here',
  hide: 'Hide it',
  heading: 'Links',
} as const
