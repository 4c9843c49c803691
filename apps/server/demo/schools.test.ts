import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { DemoAssignment, DemoCourse, DemoNames, DemoSchools, NameInScripts } from './demo-world.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

function read(path: string): unknown {
  return JSON.parse(readFileSync(`${here}${path}`, 'utf8'))
}

const courses = readdirSync(`${here}content/courses`).map((file) => read(`content/courses/${file}`) as DemoCourse)
const assignments = read('assignments.json') as DemoAssignment[]
const tenants = readdirSync(`${here}tenants`)
const schools = new Map(tenants.map((tenant) => [tenant, read(`tenants/${tenant}/schools.json`) as DemoSchools]))
const campuses = [...schools.values()].flatMap((one) => one.campuses)
const names = read('people/names.json') as DemoNames
const places: Record<string, { id: number; name: string }[]> = {
  Afghanistan: read('places/afghanistan-regions.json') as { id: number; name: string }[],
  Pakistan: read('places/pakistan-cities.json') as { id: number; name: string }[],
}

function repeated(list: string[]): string[] {
  return list.filter((value, index) => list.indexOf(value) !== index)
}

const wholeName = {
  latin: /^[A-Za-z ]+$/,
  script: /^[\u0621-\u06d3\u200c ]+$/,
  notPashto: /[كگےہھڑڈٹ]/,
  notDari: /[ټډړڼځڅږښګېۍئيك]/,
  notUrdu: /[ټډړڼځڅږښګېۍيك]/,
}

/** True when every script of the country is there and none is written with the letters of another. */
function isWellWritten(name: NameInScripts, country: 'afghanistan' | 'pakistan'): boolean {
  const own = (country === 'afghanistan' ? name.da : name.ur)?.replaceAll('\u0670', '') ?? ''
  const foreign = country === 'afghanistan' ? wholeName.notDari : wholeName.notUrdu
  return (
    wholeName.latin.test(name.latin) &&
    wholeName.script.test(name.ps) &&
    !wholeName.notPashto.test(name.ps) &&
    wholeName.script.test(own) &&
    !foreign.test(own)
  )
}

function bestMarks(assignment: DemoAssignment): number {
  return assignment.rubric.reduce((sum, row) => sum + (row.levels[0]?.marks ?? 0), 0)
}

describe('the general tenant', () => {
  it('has three campuses in two regions, with forty learners in every group and 1,200 in all', () => {
    const general = schools.get('general')!
    const groups = general.campuses.flatMap((campus) => campus.groups)
    expect(general.campuses.length).toBe(3)
    expect(new Set(general.campuses.map((campus) => campus.region))).toEqual(
      new Set(general.regions.map((region) => region.key)),
    )
    expect(groups.filter((group) => group.learners !== 40)).toEqual([])
    expect(groups.length).toBe(30)
  })
})

describe('the campuses', () => {
  it('have ids of their own, below those of what is added later', () => {
    expect(repeated(campuses.map(({ institution_id }) => String(institution_id)))).toEqual([])
    const spans = campuses.map(({ ids_from, groups }) => ({
      from: ids_from,
      to: ids_from + 100 + groups.reduce((sum, { learners }) => sum + learners, 0),
    }))
    const sorted = spans.sort((one, other) => one.from - other.from)
    expect(sorted.filter((span, index) => index > 0 && span.from <= sorted[index - 1]!.to)).toEqual([])
    expect(sorted.at(-1)!.to).toBeLessThan(100_000)
    expect(sorted.filter(({ from }) => from % 1_000 !== 0)).toEqual([])
  })

  it.each(tenants)('of %s stand in its regions', (tenant) => {
    const { campuses: own, regions } = schools.get(tenant)!
    expect(own.filter(({ region }) => !regions.some(({ key }) => key === region))).toEqual([])
  })

  it.each(campuses)('$key teaches courses that exist, under their subject, by teachers that exist', (campus) => {
    const subjects = new Map(courses.map((course) => [course.slug, course.subject]))
    expect(repeated(campus.groups.map((group) => group.grade + group.section))).toEqual([])
    const taught = campus.groups.flatMap((group) => group.classes)
    expect(taught.filter((one) => subjects.get(one.course) !== one.subject)).toEqual([])
    expect(taught.filter((one) => campus.teachers[one.teacher] === undefined)).toEqual([])
    expect(campus.teachers.filter((position) => names[campus.names].teachers[position] === undefined)).toEqual([])
  })

  it.each(campuses)('$key stands in a province of the lists of places', (campus) => {
    expect(places[campus.country]?.find((place) => place.id === campus.province_id)?.name).toBe(campus.province.en)
  })
})

describe.each(['afghanistan', 'pakistan'] as const)('the names of %s', (country) => {
  const { girls, boys, family } = names[country]

  it('are enough for a class of forty without the same name twice', () => {
    expect(girls.length).toBeGreaterThanOrEqual(40)
    expect(boys.length).toBeGreaterThanOrEqual(40)
    expect(family.length).toBeGreaterThanOrEqual(60)
    expect([girls, boys, family].map((list) => repeated(list.map((name) => name.latin)))).toEqual([[], [], []])
  })

  it('are written in the scripts of the country', () => {
    expect([...girls, ...boys, ...family].filter((name) => !isWellWritten(name, country))).toEqual([])
  })
})

describe('the assignments', () => {
  it('have slugs of their own', () => {
    expect(repeated(assignments.map((assignment) => assignment.slug))).toEqual([])
  })

  it.each(courses)('are six for $slug, each on one of its lessons', (course) => {
    const lessons = course.lessons.map((lesson) => lesson.slug)
    const given = assignments.filter((assignment) => assignment.course === course.slug)
    expect(given.length).toBe(6)
    expect(given.filter((assignment) => !lessons.includes(assignment.lesson))).toEqual([])
  })

  it('have rubrics whose best levels add up to the total and whose levels fall', () => {
    expect(assignments.filter((assignment) => bestMarks(assignment) !== assignment.total_marks)).toEqual([])
    expect(
      assignments
        .flatMap((assignment) => assignment.rubric)
        .filter((row) =>
          row.levels.some((level, index) => index > 0 && level.marks >= (row.levels[index - 1]?.marks ?? 0)),
        ),
    ).toEqual([])
  })
})
