/** Who is who in the demonstration: people, groups and classes with their ids, worked out from the data files alone. */
import type { LanguageCode } from '@maktab/contracts/fields'
import type { ContentRole, Role } from '@maktab/contracts/roles'
import { standingConfiguration } from '@maktab/domain/tenants/standing-configuration'
import type {
  DemoCampus,
  DemoGroup,
  DemoLanguage,
  DemoNames,
  DemoStaff,
  NameInLanguages,
  NameInScripts,
} from '../../demo/demo-world.ts'
import type { DemoTenant } from '#demo/demo-files.ts'
import { seededRandom } from '#demo/random.ts'

export interface DemoPerson {
  readonly user_id: number
  readonly username: string
  readonly full_name: string
  /** Learners have none, as in most schools. */
  readonly email: string | null
  readonly role: Role
  /** What they are besides, and may switch to. */
  readonly further_roles?: readonly Role[]
  /** Of the content team: what the person's data holds instead of a role. */
  readonly content_role?: ContentRole
  readonly language: LanguageCode
  readonly father_name?: string
  /** Of learners, as their group is. */
  readonly gender?: DemoGroup['gender']
  readonly guardians?: readonly DemoGuardian[]
}

export interface DemoGuardian {
  readonly full_name: string
  readonly relation: 'father' | 'mother'
  readonly phone_number: string
}

export interface DemoClass {
  readonly class_id: number
  readonly grade: string
  readonly section: string
  readonly subject: string
  /** Slug. */
  readonly course: string
  readonly teacher: DemoPerson
  readonly learners: readonly DemoPerson[]
}

export interface DemoSchool {
  readonly tenant_id: number
  readonly institution_id: number
  readonly region_id: number
  readonly campus: DemoCampus
  /** Principal, campus admin; in the first school also those of the network and the regions. */
  readonly staff: readonly DemoPerson[]
  readonly teachers: readonly DemoPerson[]
  readonly contentTeam: readonly DemoPerson[]
  readonly groups: readonly { readonly learners: readonly DemoPerson[] }[]
  readonly classes: readonly DemoClass[]
  /** Learners who left school; the last of them a few days ago. */
  readonly leavers: readonly DemoPerson[]
  /** Of the year before, where the school teaches the grade from which a group came. */
  readonly finishedClasses: readonly DemoClass[]
  readonly hasAssignments: boolean
  readonly hasAttendance: boolean
}

/** The schools of one tenant. Ids are written out, so that a person is the same person in every load. */
export function castOf(
  { tenant_id, mail_domain, configuration, schools }: DemoTenant,
  names: DemoNames,
): readonly DemoSchool[] {
  const { is_assignment_allowed: hasAssignments, attendance_mode } = {
    ...standingConfiguration(tenant_id),
    ...configuration,
  }
  return schools.campuses.map((campus, index) => {
    const { institution_id, ids_from } = campus
    const city = campus.key.split('-')[0] ?? campus.key
    const region = schools.regions.findIndex(({ key }) => key === campus.region)
    let lastUser = ids_from
    let lastClass = ids_from / 10
    const person = (
      role: Role,
      username: string,
      full_name: string,
      language: LanguageCode = campus.default_language,
    ): DemoPerson => {
      lastUser += 1
      return {
        user_id: lastUser,
        username,
        full_name,
        role,
        further_roles: (campus.further_roles?.[username] ?? []) as Role[],
        language,
        email: role === 'learner' ? null : `${username}@${mail_domain}`,
      }
    }
    const employed = ({ role, name }: DemoStaff, username: string, language?: LanguageCode) =>
      person(role as Role, username, nameIn(name, language ?? campus.default_language), language)

    const staff = campus.staff.map((one) => employed(one, `${one.role.replace('_', '-')}.${city}`))
    const heads = schools.regions.flatMap(({ key, head }) =>
      head && campus.region === key && isFirstOfRegion(schools.campuses, index)
        ? [employed(head, `${head.role.replace('_', '-')}.${key}`)]
        : [],
    )
    const network = index === 0 ? schools.staff.map((one) => employed(one, one.role.replace('_', '-'), 'en')) : []
    const list = names[campus.names]
    const teachers = campus.teachers.map((position, number) => {
      const named = list.teachers[position]
      if (!named) throw new Error(`${campus.key} has no teacher ${position} in the list of names`)
      return person(
        'teacher',
        `teacher.${city}.${number + 1}`,
        `${nameOf(named.given, campus.default_language)} ${nameOf(named.family, campus.default_language)}`,
      )
    })

    const random = seededRandom(`people of ${campus.key}`)
    const taken = new Set<string>()
    const learner = (username: string, { gender }: Pick<DemoGroup, 'gender'>): DemoPerson => {
      const given = gender === 'female' ? list.girls : list.boys
      for (;;) {
        const first = nameOf(random.pick(given), campus.default_language)
        const family = nameOf(random.pick(list.family), campus.default_language)
        const name = `${first} ${family}`
        if (taken.has(name)) continue
        taken.add(name)
        return { ...person('learner', username, name), gender, ...parentsOf(username, family, campus, list) }
      }
    }
    const groups = campus.groups.map((group) => ({
      group,
      learners: withLookAlike(
        Array.from({ length: group.learners }, (_, number) =>
          learner(`${city}.${group.grade}${group.section.toLowerCase()}.${String(number + 1).padStart(2, '0')}`, group),
        ),
        campus.look_alike,
      ),
    }))
    const classes = groups.flatMap(({ group: { grade, section, classes: taught }, learners }) =>
      taught.map(({ subject, course, teacher: position }): DemoClass => {
        const teacher = teachers[position]
        if (!teacher) throw new Error(`${campus.key} has no teacher ${position} for ${subject} ${grade} ${section}`)
        return { class_id: (lastClass += 1), grade, section, subject, course, teacher, learners }
      }),
    )
    const contentTeam = (campus.content_team ?? []).map(({ role, name, username }) => ({
      ...person('content_team', username, nameIn(name, campus.default_language)),
      content_role: role as ContentRole,
    }))
    const leavers = Array.from({ length: 3 }, (_, number) =>
      learner(`${city}.left.${number + 1}`, campus.groups.at(-1)!),
    )
    const finishedClasses = groups.flatMap(({ group: { grade, section }, learners }, index): DemoClass[] => {
      const before = classes.find((one) => Number(one.grade) === Number(grade) - 1)
      if (!before) return []
      const left = index === groups.length - 1 ? leavers : []
      return [{ ...before, class_id: (lastClass += 1), section, learners: [...learners, ...left] }]
    })
    return {
      tenant_id,
      institution_id,
      region_id: region + 1,
      campus,
      staff: [...network, ...heads, ...staff],
      teachers,
      contentTeam,
      groups,
      classes,
      leavers,
      finishedClasses,
      hasAssignments,
      hasAttendance: (campus.attendance_mode ?? attendance_mode) > 0,
    }
  })
}

/** The father with a telephone, of every fourth the mother too. The numbers are nobody's. */
function parentsOf(
  username: string,
  family: string,
  { country, default_language }: DemoCampus,
  { girls, boys }: DemoNames['afghanistan'],
): Required<Pick<DemoPerson, 'father_name' | 'guardians'>> {
  const random = seededRandom(`parents of ${username}`)
  const phone = () => {
    const number = String(random.between(1, 9_999)).padStart(4, '0')
    return country === 'Afghanistan' ? `+9370000${number}` : `+92300000${number}`
  }
  const father_name = `${nameOf(random.pick(boys), default_language)} ${family}`
  const father = { full_name: father_name, relation: 'father', phone_number: phone() } as const
  const mother = () =>
    ({
      full_name: `${nameOf(random.pick(girls), default_language)} ${family}`,
      relation: 'mother',
      phone_number: phone(),
    }) as const
  return { father_name, guardians: random.chance(0.25) ? [father, mother()] : [father] }
}

/** The learner of that name has a namesake beside them, of whom the register knows nothing else that differs. */
function withLookAlike(learners: readonly DemoPerson[], username: string | undefined): readonly DemoPerson[] {
  const at = learners.findIndex((one) => one.username === username)
  const twin = learners[at + 1]
  if (at < 0 || !twin) return learners
  const { full_name, father_name, guardians } = learners[at]!
  return learners.with(at + 1, {
    ...twin,
    full_name,
    ...(father_name && { father_name }),
    ...(guardians && { guardians }),
  })
}

function isFirstOfRegion(campuses: readonly DemoCampus[], index: number): boolean {
  return campuses.findIndex(({ region }) => region === campuses[index]?.region) === index
}

/** Names are filed by tags of their texts; `pu` is the wire's code of Pashto. */
export function nameIn(name: NameInLanguages, language: DemoLanguage): string {
  return name[language === 'pu' ? 'ps' : language]
}

function nameOf(name: NameInScripts, language: DemoLanguage): string {
  const inLanguage =
    language === 'da' ? name.da : language === 'ur' ? name.ur : language === 'pu' ? name.ps : name.latin
  return inLanguage ?? name.latin
}

const codeSigns = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789']

/** The same code on every machine, shaped as the database makes them. */
export function classCode({ class_id }: DemoClass): string {
  const random = seededRandom(`code of class ${class_id}`)
  return Array.from({ length: 8 }, () => random.pick(codeSigns)).join('')
}
