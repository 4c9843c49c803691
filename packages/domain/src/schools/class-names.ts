export interface NamedClass {
  readonly alias: string | null
  readonly subject: string
  readonly grade: string
  readonly section: string
}

/** A class's display name: its alias, else subject, grade, section (seed 001 §3). */
export function classDisplayName({ alias, subject, grade, section }: NamedClass): string {
  const own = alias?.trim()
  return own ? own : [subject, grade, section].filter((part) => part !== '').join(' ')
}
