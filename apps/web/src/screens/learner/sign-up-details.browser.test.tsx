import type { PageConfiguration } from '@maktab/contracts/tenants/configuration'
import type { SignupField } from '@maktab/contracts/tenants/metadata'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLocation } from '#page/router.tsx'
import { FeedbackLayer } from '#shell/feedback-layer.tsx'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { QuranPersonalDetailsPage, QuranSignUpDetailsPage, SignUpDetailsPage } from './sign-up-details.tsx'

const point = { latitude: 34, longitude: 69 }
const place = (id: number, name: string, nameFa: string, namePa: string) => ({ id, name, nameFa, namePa, ...point })
const provinces = [
  { ...place(1, 'Kabul', 'کابل', 'کابل'), districts: [place(11, 'Paghman', 'پغمان', 'پغمان')] },
  {
    ...place(2, 'Herat', 'هرات', 'هرات'),
    districts: [place(21, 'Injil', 'انجیل', 'انجیل'), place(22, 'Guzara', 'گذره', 'ګذره')],
  },
]
const asks = (...fields: SignupField['field_name'][]) =>
  JSON.stringify(fields.map((field_name) => ({ field_name, is_visible: true })))
const afghan: Partial<PageConfiguration> = {
  id: 4,
  is_b2c_enabled: true,
  signup_fields_metadata: asks('full_name', 'gender', 'province', 'region', 'grade'),
}
const step = (profile_completion_step: number) => ({
  ok: true as const,
  value: { result: { profile_completion_step } },
})
const grades = {
  ok: true as const,
  value: {
    list: [
      { grade: '6', tracks: [] },
      { grade: '10', tracks: ['arts', 'science'] },
    ],
  },
}
const subject = {
  class_id: 70,
  learner_class_code: 'ABCD2345',
  subject: 'maths',
  grade: '6',
  section: 'A',
  alias: null,
  teacher_name: 'Hamida',
  is_enrolled: false,
}
const refused = (refusal: string) => ({ ok: false as const, refusal }) as never

type Options = NonNullable<Parameters<typeof setStage>[0]>
let stage: Stage
function Address() {
  return <p data-address="">{useLocation().pathname}</p>
}

const address = () => document.querySelector('[data-address]')?.textContent

async function begin({ answers = {}, tenant = afghan, person = {}, ...rest }: Options = {}, Page = SignUpDetailsPage) {
  stage = await setStage({
    address: '/signup/info',
    tenant,
    person: { full_name: '', profile_completion_step: 1, ...person },
    answers: {
      readConfiguration: () => ({
        ok: true,
        value: { list: [{ ...stageTenant, ...tenant, regions_metadata: JSON.stringify(provinces) }] },
      }),
      savePersonalDetails: () => step(2),
      saveEducationalDetails: () => step(3),
      listGradeTracks: () => grades,
      listAvailableSubjects: () => ({ ok: true, value: { list: [subject] } }),
      ...answers,
    },
    ...rest,
  })
  stage.show(
    <>
      <Address />
      <Page />
      <FeedbackLayer />
    </>,
  )
}

/** What a whole configuration has beside what the page carries. */
const stageTenant = {
  time_zone: 'Asia/Kabul',
  is_exam_mode: false,
  is_payment_enabled: false,
  is_b2c_enabled: true,
  languages: '0,1,2',
}
const performed = (name: string) => stage.performed.filter((command) => command.name === name).map(({ input }) => input)
const field = (name: string) => page.getByLabelText(name, { exact: true })
const save = () => page.getByRole('button', { name: 'Save and continue' })

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  stage.leave()
  delete document.documentElement.dataset['platform']
})

describe('personal details', () => {
  test('what is missing is said at its field; the first of them has the focus', async () => {
    await begin()
    await userEvent.click(save())
    expect(page.getByText('This field is required').elements()).toHaveLength(2)
    await expect.element(field('Full name')).toHaveFocus()
    await expect.element(page.getByText('Please correct the fields that are marked.')).toBeVisible()
    await userEvent.fill(field('Full name'), 'Nilofar')
    await userEvent.click(save())
    await expect.element(field('Province')).toHaveFocus()
    expect(stage.performed).toEqual([])
  })
  test('are saved with the places by their English names and the phone number as typed', async () => {
    await begin({ language: 'da' })
    await userEvent.fill(field('نام مکمل'), ' نیلوفر ')
    await userEvent.click(page.getByRole('radio', { name: 'زن' }))
    await expect
      .poll(() => [...document.querySelectorAll('[name=province] option')].map((option) => option.textContent))
      .toEqual(['انتخاب کنید', 'کابل', 'هرات'])
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'ولایت' }), 'هرات')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'ولسوالی', exact: false }), 'گذره')
    await userEvent.click(page.getByText('بیشتر، اگر بخواهید'))
    await userEvent.fill(page.getByRole('textbox', { name: 'شماره تلیفون', exact: false }), '۰۷۰۱۲۳۴۵۶۷')
    await userEvent.click(page.getByRole('button', { name: 'ذخیره و ادامه' }))
    await expect.element(page.getByText('معلومات شخصی شما ذخیره شد.')).toBeVisible()
    expect(performed('savePersonalDetails')).toEqual([
      {
        full_name: 'نیلوفر',
        gender: 1,
        province: 'Herat',
        region: 'Guzara',
        phone_number: '+93701234567',
        date_of_birth: null,
        city: null,
        address: null,
        school_name: null,
      },
    ])
    expect(stage.person()).toMatchObject({ full_name: 'نیلوفر', profile_completion_step: 2 })
    await expect.element(page.getByRole('heading', { level: 1, name: 'آموزش شما' })).toHaveFocus()
  })
  test('places stand in Pashto for who reads Pashto, and another province empties the district', async () => {
    await begin({ language: 'pu' })
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'ولایت' }), 'Herat')
    const district = page.getByRole('combobox', { name: 'ولسوالۍ', exact: false })
    await userEvent.selectOptions(district, 'ګذره')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'ولایت' }), 'Kabul')
    await expect.element(district).toHaveValue('')
  })
  test('survive a page that was closed; once saved they are forgotten', async () => {
    await begin()
    await userEvent.fill(field('Full name'), 'Nilofar')
    await userEvent.selectOptions(field('Province'), 'Herat')
    stage.leave()
    await begin()
    await expect.element(field('Full name')).toHaveValue('Nilofar')
    await expect.element(field('Province')).toHaveValue('Herat')
    await userEvent.click(save())
    await expect.element(page.getByRole('heading', { level: 1, name: 'Your learning' })).toBeVisible()
    expect(Object.keys(sessionStorage).filter((name) => name.startsWith('maktab.details.personal'))).toEqual([])
  })
  test('a number that is none is said, and not sent', async () => {
    await begin({ tenant: { ...afghan, signup_fields_metadata: asks('full_name') } })
    await userEvent.fill(field('Full name'), 'Nilofar')
    await userEvent.click(page.getByText('More, if you like'))
    await userEvent.fill(page.getByRole('textbox', { name: /Phone number/ }), '12')
    await userEvent.click(save())
    await expect.element(page.getByText('This is not a valid phone number.')).toBeVisible()
    expect(stage.performed).toEqual([])
  })
  test('a refusal of the server is said in place, and nothing typed is lost', async () => {
    await begin({
      answers: { savePersonalDetails: () => refused('details_incomplete') },
      tenant: { ...afghan, signup_fields_metadata: asks('full_name') },
    })
    await userEvent.fill(field('Full name'), 'Nilofar')
    await userEvent.click(save())
    await expect.element(page.getByRole('alert').getByText('Please correct the fields that are marked.')).toBeVisible()
    await expect.element(field('Full name')).toHaveValue('Nilofar')
  })
  test('in a mobile application the province is not asked for', async () => {
    document.documentElement.dataset['platform'] = 'mobile'
    await begin()
    await userEvent.fill(field('Full name'), 'Nilofar')
    await userEvent.click(save())
    await vi.waitFor(() => expect(performed('savePersonalDetails')).toHaveLength(1))
  })
  test('an examination board asks for city and phone number, one tenant for the date of birth', async () => {
    await begin({ tenant: { id: 6, is_exam_mode: true, signup_fields_metadata: asks('full_name', 'grade') } })
    await userEvent.click(save())
    expect(page.getByText('This field is required').elements()).toHaveLength(3)
    stage.leave()
    await begin({ tenant: { id: 3, signup_fields_metadata: asks('full_name') } })
    await userEvent.fill(field('Full name'), 'Nilofar')
    await userEvent.click(save())
    await expect.element(field('Date of birth')).toHaveFocus()
    await userEvent.fill(field('Date of birth'), '21/03/2012')
    await userEvent.click(save())
    await vi.waitFor(() => expect(performed('savePersonalDetails')).toMatchObject([{ date_of_birth: '2012-03-21' }]))
  })
  test('while the places cannot be fetched, that is said with a way to try again', async () => {
    let isOnline = false
    await begin({
      answers: {
        readConfiguration: () =>
          isOnline
            ? { ok: true, value: { list: [{ ...stageTenant, ...afghan, regions_metadata: '[]' }] } }
            : { ok: false, failure: 'offline' },
      },
    })
    await expect.element(page.getByText('This is not on your device yet')).toBeVisible()
    isOnline = true
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    await expect.element(field('Full name')).toBeVisible()
  })
})

describe('educational details', () => {
  const second = { person: { profile_completion_step: 2 } }
  const finish = () => page.getByRole('button', { name: 'Finish' })

  test('the grade is required, and its track where it has some; then the dashboard opens', async () => {
    await begin(second)
    await expect.element(finish()).toBeVisible()
    await userEvent.click(finish())
    await expect.element(page.getByText('This field is required')).toBeVisible()
    await userEvent.selectOptions(field('Grade'), 'Grade 10')
    await userEvent.click(finish())
    await expect.element(field('Track')).toHaveFocus()
    await userEvent.selectOptions(field('Track'), 'science')
    await userEvent.click(finish())
    await expect.element(page.getByText('Your educational details are saved.')).toBeVisible()
    expect(performed('saveEducationalDetails')).toEqual([
      {
        grade: '10',
        metadata: '{"learner":{"grade":"10","track":"science"}}',
        ep_school_name: null,
        other_school: null,
      },
    ])
    expect(stage.person()?.profile_completion_step).toBe(3)
    await expect.poll(address).toBe('/learner')
  })
  test('an examination board asks for the school, and for its name where it is another', async () => {
    await begin({ ...second, tenant: { id: 6, is_exam_mode: true, signup_fields_metadata: asks('grade') } })
    await userEvent.selectOptions(field('Grade'), 'Grade 6')
    await userEvent.fill(field('School name'), 'Other')
    await userEvent.click(finish())
    await expect.element(field('Name of your school')).toHaveFocus()
    await userEvent.fill(field('Name of your school'), 'Wana')
    await userEvent.click(finish())
    await vi.waitFor(() =>
      expect(performed('saveEducationalDetails')).toMatchObject([
        { grade: '6', ep_school_name: 'Other', other_school: 'Wana' },
      ]),
    )
  })
  test('a class of the grade is joined and left, another joined by its code', async () => {
    let is_enrolled = false
    await begin({
      ...second,
      answers: {
        listAvailableSubjects: () => ({ ok: true, value: { list: [{ ...subject, is_enrolled }] } }),
        enrolInClass: ({ learner_class_code }: { learner_class_code: string }) => {
          if (learner_class_code === 'nothing') return refused('class_code_unknown')
          is_enrolled = true
          return { ok: true, value: { class_id: 70 } }
        },
        leaveClass: () => {
          is_enrolled = false
          return { ok: true, value: { class_id: 70 } }
        },
      },
    })
    await userEvent.selectOptions(field('Grade'), 'Grade 6')
    await userEvent.click(page.getByRole('button', { name: /^Join .*6 A/ }))
    await expect.element(page.getByText('You joined the class')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: /^Leave .*6 A/ }))
    await expect.element(page.getByRole('button', { name: /^Join .*6 A/ })).toBeVisible()
    const code = page.getByRole('textbox', { name: /Class code/ })
    await userEvent.fill(code, 'nothing')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByText('No class of your school has this code. Ask your teacher for it.'))
      .toBeVisible()
    await userEvent.fill(code, 'abcd-2345')
    await userEvent.keyboard('{Enter}')
    await expect.element(code).toHaveValue('')
    expect(performed('enrolInClass').at(-1)).toEqual({ learner_class_code: 'abcd-2345' })
  })
})

describe('who is not asked what they learn', () => {
  test('gets the default grade by itself, after the personal details and after a page that was closed between them', async () => {
    const tenant = { ...afghan, signup_fields_metadata: asks('full_name') }
    await begin({ tenant })
    await userEvent.fill(field('Full name'), 'Nilofar')
    await userEvent.click(save())
    await expect.poll(address).toBe('/learner')
    expect(performed('saveEducationalDetails')).toEqual([{ grade: 'Generic', metadata: '{}' }])
    stage.leave()
    await begin({ tenant, person: { profile_completion_step: 2 } })
    await expect.poll(address).toBe('/learner')
    expect(performed('saveEducationalDetails')).toHaveLength(1)
  })
  test('may try again where it was not saved', async () => {
    const answers = [{ ok: false as const, failure: 'offline' as const }, step(3)]
    await begin({
      person: { profile_completion_step: 2 },
      tenant: { signup_fields_metadata: '[]' },
      answers: { saveEducationalDetails: () => answers.shift() ?? step(3) },
    })
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    await expect.poll(address).toBe('/learner')
  })
})

describe('the addresses', () => {
  const quran: Partial<PageConfiguration> = {
    id: 2,
    name: 'Tilawat',
    languages: '0,1',
    time_zone: 'Asia/Karachi',
    signup_fields_metadata: asks('full_name', 'gender', 'grade'),
  }
  test('the general one leads to the Quran tenant’s own', async () => {
    await begin({ tenant: quran })
    await expect.poll(address).toBe('/quran/scape/signup/info')
  })
  test('the Quran tenant’s welcomes in Urdu, asks for the phone number and not for the city', async () => {
    await begin({ tenant: quran, language: 'ur' }, QuranSignUpDetailsPage)
    await expect.element(page.getByText(/Tilawat.* میں خوش آمدید/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'محفوظ کریں اور جاری رکھیں' }))
    await expect.poll(() => document.querySelectorAll('[aria-invalid=true]').length).toBe(2)
    await expect.element(page.getByRole('textbox', { name: 'فون نمبر' })).toHaveAttribute('aria-invalid', 'true')
  })
  test('its personal one asks for nothing else', async () => {
    await begin({ tenant: quran }, QuranPersonalDetailsPage)
    await userEvent.fill(field('Full name'), 'Nilofar')
    await userEvent.fill(page.getByRole('textbox', { name: 'Phone number' }), '03001234567')
    await userEvent.click(save())
    await expect.poll(address).toBe('/learner')
    expect(performed('saveEducationalDetails')).toEqual([{ grade: 'Generic', metadata: '{}' }])
  })
  test.each([SignUpDetailsPage, QuranPersonalDetailsPage])(
    'a profile that is complete has nothing to say there',
    async (Page) => {
      await begin({ person: { profile_completion_step: 3 } }, Page)
      await expect.poll(address).toBe('/learner')
      expect(stage.performed).toEqual([])
    },
  )
})
