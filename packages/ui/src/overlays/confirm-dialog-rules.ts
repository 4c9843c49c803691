/** True where a person typed a name as it stands: case and the space between words count, what nobody sees (marks of direction, joiners, ways to compose a letter) does not. */
export function isSameName(typed: string, name: string): boolean {
  return plain(typed) === plain(name)
}

/** Keyboards of Arabic script differ in the ی and ک they write; eyes do not see it. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2066-\u2069]/g, '')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/\s+/g, ' ')
    .trim()
}
