import { campusThemeNames } from '@maktab/contracts/tenants/campus-themes'
import { campusThemes, coloursOfCampus } from '@maktab/domain/tenants/campus-themes'
import { contrast, parseColour } from '@maktab/ui/base/contrast'
import { themeVariables } from '@maktab/ui/base/theme'
import { afterEach, expect, test } from 'vitest'
import { setStage, type Stage } from '../../test/stage.tsx'
import { useSession } from '#calls/use-session.ts'
import { useCampusColours } from './use-campus-colours.ts'

let stage: Stage
afterEach(() => stage.leave())

function Page() {
  useCampusColours(useSession().institution_theme)
  return null
}
const brand = () => document.documentElement.style.getPropertyValue('--tenant-brand')

test('the page wears the colours of the campus, and takes them off with the person', async () => {
  stage = await setStage({ person: { institution_theme: 'red' } })
  stage.show(<Page />)
  await expect.poll(brand).toBe('#eb2128')
  stage.show(null)
  await expect.poll(brand).toBe('')
})

test('a campus that chose none leaves the page as it came', async () => {
  stage = await setStage({ person: { institution_theme: null } })
  stage.show(<Page />)
  await expect.poll(() => document.readyState).toBe('complete')
  expect(brand()).toBe('')
})

test.each(campusThemeNames)(
  '%s keeps its colour, and buttons and words in it are readable by light and by dark',
  (theme) => {
    const variables: Readonly<Record<string, string>> = themeVariables(coloursOfCampus(theme))
    const of = (name: string) => parseColour((variables[`--tenant-${name}`] ?? '').slice(1))!
    expect(variables['--tenant-brand']).toBe(`#${campusThemes[theme].toLowerCase()}`)
    for (const light of ['light', 'dark']) {
      expect(contrast(of(`on-solid-${light}`), of(`solid-${light}`))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of(`on-soft-${light}`), of(`soft-${light}`))).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(of('on-panel'), of('panel'))).toBeGreaterThanOrEqual(4.5)
  },
)
