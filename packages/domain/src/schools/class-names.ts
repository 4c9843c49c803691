export interface NamedClass {
  readonly alias: string | null
  readonly subject: string
  readonly grade: string
  readonly section: string
}

/** The parts of a class's name alone, out of a row that holds more. */
export function namedClass({ alias, subject, grade, section }: NamedClass): NamedClass {
  return { alias, subject, grade, section }
}
