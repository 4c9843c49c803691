/** The demonstration world as it lies in the folder `demo`: data that people wrote, read as it is. */
import fs from 'node:fs'
import path from 'node:path'
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import type { DemoAssignment, DemoCourse, DemoLanguage, DemoNames, DemoSchools } from '../../demo/demo-world.ts'

/** What learners wrote and teachers remarked, by the language of the course. */
export type DemoWords = Readonly<
  Record<DemoLanguage, { readonly submissions: readonly string[]; readonly remarks: Readonly<Record<'good' | 'fair' | 'weak', readonly string[]>> }>
>

export interface DemoTenant {
  readonly name: string
  readonly hosts: readonly string[]
  readonly configuration: Omit<Configuration, 'id' | 'name' | 'domain_name'>
}

export interface DemoWorld {
  readonly tenant: DemoTenant
  readonly schools: DemoSchools
  readonly names: DemoNames
  /** By slug, in the order in which they are numbered. */
  readonly courses: readonly DemoCourse[]
  readonly assignments: readonly DemoAssignment[]
  readonly words: DemoWords
  /** Reads a file that a course names. */
  open(file: string): fs.ReadStream
}

export function readDemoWorld(folder: string): DemoWorld {
  const read = <T>(...place: readonly string[]): T => JSON.parse(fs.readFileSync(path.join(folder, ...place), 'utf8')) as T
  const courses = fs
    .readdirSync(path.join(folder, 'content', 'courses'))
    .filter((name) => name.endsWith('.json'))
    .sort()
  return {
    tenant: read('tenant.json'),
    schools: read('schools.json'),
    names: read('people', 'names.json'),
    courses: courses.map((name) => read<DemoCourse>('content', 'courses', name)),
    assignments: read('assignments.json'),
    words: read('words.json'),
    open: (file) => fs.createReadStream(path.join(folder, 'content', file)),
  }
}
