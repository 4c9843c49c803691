/** What is said of Office files. A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `materials.key`. */
export const materials = {
  other_title: 'This file opens in another program',
  other_body: 'Maktab cannot show it here. Save it, and open it with the program it was made with, or one like it.',
  save_file: 'Save the file',
  sheet: 'Sheet {name}',
  row: 'Row',
  cut: 'The rest of this table is in the file itself.',
  slides: 'The texts and pictures of this slide. How it looks is in the file itself.',
} as const
