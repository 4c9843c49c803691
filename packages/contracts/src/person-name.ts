/**
 * A person's name: a letter at least, and no sign that nobody sees or that turns the direction of what follows. The two
 * joiners of the Arabic and Indic scripts stand between letters alone.
 */
export const personNamePattern =
  /^(?=.*\p{L})(?:[^\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]|[\p{L}\p{M}][\u200c\u200d](?=\p{L}))*$/u
export const longestPersonName = 120

/** Trims it, as the contract does. */
export function isPersonName(typed: string): boolean {
  const name = typed.trim()
  return name.length <= longestPersonName && personNamePattern.test(name)
}
