/** Words before or within a name that are no part of its initials. */
const passed = /^(dr|mr|mrs|ms|prof|ustad|sayed|d|al|el|bin|bint|abu|of|استاد|ډاکټر|داکتر|ډاکتر|معلم|بن|بنت|ابن|د)$/i
const letters = /\p{L}/u
const arabic = /\p{Script=Arabic}/u
/** Joins two letters that would else run together: initials of Arabic script are said one by one. */
const apart = '\u200C'

/**
 * One or two letters for a name: of its first and its last word. Latin ones in capitals; letters of Arabic script are kept
 * from joining and go without the article ال. Empty where a name has no letter.
 */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s\u200C\-_.]+/u)
    .map((word) => [...word].filter((letter) => letters.test(letter)).join(''))
    .filter((word) => word !== '')
  const named = words.filter((word) => !passed.test(word))
  const chosen = named.length === 0 ? words : named
  const [first, last] = [chosen[0], chosen.length > 1 ? chosen[chosen.length - 1] : undefined]
  if (first === undefined) return ''
  const initials = [first, ...(last === undefined ? [] : [last])].map(initialOf)
  return initials.join(initials.some((letter) => arabic.test(letter)) ? apart : '')
}

function initialOf(word: string): string {
  const bare = word.length > 3 && word.startsWith('ال') ? word.slice(2) : word
  const [letter = ''] = bare
  return letter.toLocaleUpperCase('en').replace(/[أإٱ]/u, 'ا')
}
