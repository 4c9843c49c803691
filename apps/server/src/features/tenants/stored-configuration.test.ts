import { Configuration } from '@maktab/contracts/tenants/configuration'
import { standingConfiguration } from '@maktab/domain/tenants/standing-configuration'
import { describe, expect, test } from 'vitest'
import { completeConfiguration } from './stored-configuration.ts'

test('of what an earlier version stored nothing is lost, and the rest is completed', () => {
  const { configuration, broken } = completeConfiguration(1, {
    primary_color: 'eb2128',
    languages: '0,1',
    landing_page_text: { en: 'Welcome' },
  })
  expect(broken).toEqual([])
  expect(configuration).toEqual({
    ...standingConfiguration(1),
    primary_color: 'eb2128',
    languages: '0,1',
    landing_page_text: { en: 'Welcome' },
  })
  expect(Configuration.safeParse({ ...configuration, id: 1, name: 'A', domain_name: 'a' }).error).toBeUndefined()
})

test('what no contract names stays behind', () => {
  const { configuration } = completeConfiguration(1, {
    client_secret: 'SECRET',
    is_demonstration: true,
    id: 9,
    name: 'other',
  })
  expect(configuration).toEqual(standingConfiguration(1))
})

describe('a broken field is named, and the others stay', () => {
  test.each([
    ['primary_color', 'red}body{display:none'],
    ['navbar_logo', 'https://elsewhere.example/logo.svg'],
    ['navbar_logo', '//elsewhere.example/logo.svg'],
    ['navbar_logo', 'javascript:alert(1)'],
    ['time_zone', 'Asia/Nowhere'],
    ['default_language', 'fr'],
    ['first_weekday', 7],
    ['regions_metadata', '[{"id":1}]'],
    ['regions_metadata', 'not JSON'],
    ['signup_fields_metadata', '[{"field_name":"shoe_size","is_visible":true}]'],
    ['learning_api_base', 'javascript:alert(1)'],
    ['is_b2c_enabled', 'yes'],
    ['sub_end_date', '31/12/2026'],
    ['login_types', [0, 9]],
    ['cms_roles', ['teacher']],
    ['available_lessons', 'all of them'],
  ])('%s = %j', (field, value) => {
    const { configuration, broken } = completeConfiguration(4, { [field]: value, languages: '0,1,2' })
    expect(broken).toEqual([field])
    expect(configuration).toEqual({ ...standingConfiguration(4), languages: '0,1,2' })
  })
  test.each([null, 'text', 7])('the whole is %j', (stored) => {
    expect(completeConfiguration(4, stored)).toEqual({
      configuration: standingConfiguration(4),
      broken: ['configuration'],
    })
  })
})
