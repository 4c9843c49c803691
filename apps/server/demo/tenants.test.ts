import { Configuration } from '@maktab/contracts/tenants/configuration'
import type { LanguageCode } from '@maktab/contracts/fields'
import { capabilitiesOf } from '@maktab/domain/tenants/tenant-capabilities'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { castOf } from '../src/demo/cast.ts'
import { readDemoWorld } from '../src/demo/demo-files.ts'
import { completeConfiguration } from '../src/features/tenants/stored-configuration.ts'

const { tenants, names } = readDemoWorld(fileURLToPath(new URL('.', import.meta.url)))
const byHost = new Map(tenants.map((tenant) => [tenant.hosts[0], tenant]))
const complete = tenants.map((tenant) => {
  const { configuration, broken } = completeConfiguration(tenant.tenant_id, tenant.configuration)
  const whole = { ...configuration, id: tenant.tenant_id, name: tenant.name, domain_name: tenant.hosts.join(',') }
  return { ...tenant, name: tenant.name, whole, broken, capabilities: capabilitiesOf(whole) }
})

describe('the tenants of the demonstration', () => {
  it('are these, each on a host of its own', () => {
    expect([...byHost].map(([host, { tenant_id }]) => [host, tenant_id])).toEqual([
      ['localhost', 1],
      ['quran.localhost', 2],
      ['skills21.localhost', 3],
      ['senf.localhost', 4],
      ['publisher.localhost', 5],
      ['exam.localhost', 6],
      ['family.localhost', 7],
      ['maths.localhost', 563],
      ['province.localhost', 500016],
    ])
  })

  it('show what they stand for', () => {
    const of = (host: string) => complete.find(({ hosts }) => hosts.includes(host))
    expect(of('localhost')?.capabilities).toMatchObject({
      shell: 'general',
      hasExternalLogin: true,
      hasSignup: false,
      mayDeleteClasses: false,
    })
    expect(of('publisher.localhost')?.capabilities).toMatchObject({ shell: 'publisher', hasInformationPages: true })
    expect(of('exam.localhost')?.capabilities).toMatchObject({
      shell: 'exam',
      hasLanguageMenu: false,
      opensExamPreparation: true,
      hasPaymentWall: true,
      welcomesLearners: true,
    })
    expect(of('quran.localhost')?.capabilities).toMatchObject({
      shell: 'quran',
      languages: ['en', 'ur'],
      hasSignup: true,
      hasPaymentWall: true,
    })
    expect(of('skills21.localhost')?.capabilities).toMatchObject({
      hasSignup: true,
      showsPlansToAll: true,
      isBirthDateRequired: true,
    })
    expect(of('senf.localhost')?.capabilities).toMatchObject({
      languages: ['en', 'pu', 'da'],
      hasSignup: true,
      signupRoles: ['learner', 'teacher'],
      mayDeleteClasses: true,
    })
    expect(JSON.parse(of('senf.localhost')?.whole.regions_metadata ?? '')).toHaveLength(34)
    expect(of('family.localhost')?.whole).toMatchObject({ school_family_id: 49 })
    expect(of('family.localhost')).toMatchObject({
      whole: { institution_id: null },
      capabilities: { login: 'institution' },
    })
    const { campuses } = tenants.find(({ hosts }) => hosts.includes('family.localhost'))!.schools
    expect(campuses).toHaveLength(12)
    expect(of('exam.localhost')?.whole.external_providers.map(({ login_type }) => login_type)).toEqual([1, 4])
    expect(of('maths.localhost')?.capabilities).toMatchObject({
      login: 'institution',
      registerWording: 'school account',
    })
    expect(of('province.localhost')?.capabilities).toMatchObject({
      privacyPolicy: 'regional',
      linksPrivacyPolicy: true,
    })
    const schools = tenants.flatMap((tenant) => castOf(tenant, names).map(({ institution_id }) => institution_id))
    expect(schools).toEqual(expect.arrayContaining([809, 563, 500016]))
  })
})

/** Beside the fields that pages know. */
const keptOnServer = ['embedding_origins']

describe.each(complete)('$name', ({ whole, broken, capabilities, configuration, ...tenant }) => {
  it('has a configuration that nothing is wrong with', () => {
    expect(broken).toEqual([])
    expect(Configuration.safeParse(whole).error).toBeUndefined()
    expect(
      Object.keys(configuration).filter((field) => !(field in Configuration.shape) && !keptOnServer.includes(field)),
    ).toEqual([])
    expect(capabilities.languages).toContain(whole.default_language)
  })

  it.each(['landing_page_text', 'tagline', 'roles_alias'] as const)('says its %s in each of its languages', (field) => {
    const texts = field === 'roles_alias' ? Object.values(whole.roles_alias) : [whole[field]]
    for (const text of texts) expect(Object.keys(text).sort()).toEqual([...capabilities.languages].sort())
    const isWritten = (text: string, code: LanguageCode) => (code === 'en' ? /^[A-Z]/ : /^[\u0621-\u06d3]/).test(text)
    expect(
      texts.flatMap((text) => Object.entries(text)).filter(([code, text]) => !isWritten(text, code as LanguageCode)),
    ).toEqual([])
  })

  it('has small pictures of its own, that run nothing and fetch nothing', () => {
    for (const picture of [whole.navbar_logo, whole.navbar_logo_dark, whole.favicon]) {
      const drawing = decodeURIComponent(picture ?? '')
      expect(drawing).toMatch(/^data:image\/svg\+xml,<svg /)
      expect(drawing.length).toBeLessThan(1_000)
      expect(drawing.replace("xmlns='http://www.w3.org/2000/svg'", '')).not.toMatch(/script|href|url\(|http|on[a-z]+=/i)
    }
  })

  it('has a learner, a teacher, a principal and a campus admin, whose names are theirs alone', () => {
    const people = castOf({ ...tenant, configuration }, names).flatMap(({ staff, teachers, contentTeam, groups }) => [
      ...staff,
      ...teachers,
      ...contentTeam,
      ...groups.flatMap(({ learners }) => learners),
    ])
    expect(new Set(people.map(({ role }) => role))).toEqual(
      new Set([...people.map(({ role }) => role), 'learner', 'teacher', 'principal', 'campus_admin']),
    )
    expect(new Set(people.map(({ username }) => username)).size).toBe(people.length)
    expect(people.filter(({ language }) => !capabilities.languages.includes(language))).toEqual([])
  })
})
