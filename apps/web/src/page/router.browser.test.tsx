import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addressInMemory } from '../../test/address-in-memory.ts'
import { isAt, Link, Navigate, Router, useLocation, useSearchParams } from './router.tsx'

let root: Root | undefined
let place: HTMLElement

afterEach(() => {
  root?.unmount()
  place.remove()
})

function Shown() {
  const { pathname, search, hash } = useLocation()
  const [asked, ask] = useSearchParams()
  return (
    <>
      <p role="status">{pathname + search + hash}</p>
      <Link to="/learner/classes?class_id=7#top">Classes</Link>
      <Link to="/learner/lessons" replace>
        Lessons
      </Link>
      <Link to="/files/1.pdf" target="_blank">
        File
      </Link>
      <Link to="/kept" onClick={(event) => event.preventDefault()}>
        Kept
      </Link>
      <button onClick={() => ask((now) => ({ class_id: now.get('class_id') ?? '', page: '2' }))}>Page</button>
      <button onClick={() => ask({})}>All</button>
      <i>{asked.get('page')}</i>
      {pathname === '/old' && <Navigate to="/new" replace />}
    </>
  )
}

function open(address: string) {
  const bar = addressInMemory(address)
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  flushSync(() =>
    root?.render(
      <Router bar={bar}>
        <Shown />
      </Router>,
    ),
  )
  return bar
}

const shows = (address: string) => expect.element(page.getByRole('status')).toHaveTextContent(address)

test('a link changes the address and what is shown, and the way back leads to the address before', async () => {
  const bar = open('/learner')
  await userEvent.click(page.getByRole('link', { name: 'Classes' }))
  await shows('/learner/classes?class_id=7#top')
  bar.back()
  await shows('/learner')
  expect(bar.current()).toBe('/learner')
})

test('a link that replaces, and one to the address that is shown, leave no further step back', async () => {
  const bar = open('/learner')
  await userEvent.click(page.getByRole('link', { name: 'Classes' }))
  await userEvent.click(page.getByRole('link', { name: 'Classes' }))
  await userEvent.click(page.getByRole('link', { name: 'Lessons' }))
  await shows('/learner/lessons')
  bar.back()
  await shows('/learner')
  expect(bar.current()).toBe('/learner')
})

test('links for another tab, with a key held, or held back by their part are left to the browser', () => {
  const bar = open('/learner')
  const seen: boolean[] = []
  // Last of all: nothing may really be opened.
  const hold = (event: MouseEvent) => {
    seen.push(event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener('click', hold)
  const click = (name: string, how: MouseEventInit = {}) =>
    page
      .getByRole('link', { name })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
  click('File')
  click('Classes', { ctrlKey: true })
  click('Classes', { button: 1 })
  click('Kept')
  window.removeEventListener('click', hold)
  expect(seen).toEqual([false, false, false, true])
  expect(bar.current()).toBe('/learner')
})

test('what an address asks for is read and changed without leaving the path', async () => {
  open('/learner/classes?class_id=7')
  await userEvent.click(page.getByRole('button', { name: 'Page' }))
  await shows('/learner/classes?class_id=7&page=2')
  expect(place.querySelector('i')?.textContent).toBe('2')
  await userEvent.click(page.getByRole('button', { name: 'All' }))
  await shows('/learner/classes')
})

test('an address that leads on is left at once, and the way back does not return to it', async () => {
  const bar = open('/old')
  await shows('/new')
  expect(bar.current()).toBe('/new')
})

test('addresses mind neither capitals nor a slash at the end', () => {
  expect(isAt('/learner/classes', '/Learner/Classes/')).toBe(true)
  expect(isAt('/learner/classes', '/learner/classes/7')).toBe(false)
  for (const path of ['/office/people', '/Office/People/', '/office/people/7', '/office/people/7/'])
    expect(isAt('/office/people/:id?', path), path).toBe(true)
  for (const path of ['/office', '/office/people/7/8', '/office/peoples', '/office/peoples/7'])
    expect(isAt('/office/people/:id?', path), path).toBe(false)
})
