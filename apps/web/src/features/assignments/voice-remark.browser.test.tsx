import type { Submission } from '@maktab/contracts/assignments/submissions'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setStage, type Stage } from '../../../test/stage.tsx'
import type { Marking } from './use-marking.ts'
import { VoiceRemark } from './voice-remark.tsx'

class Recorder extends EventTarget {
  static isTypeSupported = (mime: string) => mime === 'audio/webm'
  state = 'inactive'
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }))
    this.dispatchEvent(new Event('stop'))
  }
}

const earlier = { file_id: 'a', name: 'earlier.weba', mime_type: 'audio/webm', size_bytes: 5, url: 'data:audio/webm,' }
let stage: Stage
let answers: boolean[]
const speak = vi.fn<Marking['speak']>(async () => answers.shift() ?? true)

beforeEach(async () => {
  vi.stubGlobal('MediaRecorder', Recorder)
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue({
    getTracks: () => [{ stop: () => undefined }],
  } as unknown as MediaStream)
  speak.mockClear()
  answers = []
  stage = await setStage()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  stage.leave()
})

const show = (remark_files: Submission['remark_files'], user_id = Math.floor(Math.random() * 1e9)) =>
  stage.show(
    <VoiceRemark
      assignment_id="work"
      submission={{ user_id, remark_files } as Submission}
      marking={{ speak } as unknown as Marking}
    />,
  )
const button = (name: string) =>
  [...stage.place.querySelectorAll('button')].find(
    (one) => one.textContent.includes(name) || one.getAttribute('aria-label') === name,
  )
const press = async (name: string) => {
  await vi.waitFor(() => expect(button(name)).toBeDefined())
  button(name)!.click()
}
const given = () => speak.mock.calls.map(([, { remark_files }]) => remark_files.map(({ name }) => name))

test('a remark is given the moment it was said, beside those that stand, and is taken away alone', async () => {
  show([earlier])
  await press('Record your voice')
  await press('Stop recording')
  await vi.waitFor(() => expect(given()).toEqual([['earlier.weba', 'recording.weba']]))
  expect(speak.mock.calls[0]?.[1].bytes).toMatchObject([{ name: 'recording.weba', mime_type: 'audio/webm' }])
  expect(speak.mock.calls[0]?.[1].remark_files[0]).not.toHaveProperty('url')
  await press('Remove the recording')
  await vi.waitFor(() => expect(given().at(-1)).toEqual([]))
})

test('one that could not be given stays on the device, also for the next page, until it is', async () => {
  answers = [false]
  const user_id = Math.floor(Math.random() * 1e9)
  show([], user_id)
  await press('Record your voice')
  await press('Stop recording')
  await vi.waitFor(() => expect(stage.place.textContent).toContain('was not given yet'))
  stage.leave()
  stage = await setStage()
  show([], user_id)
  await press('Give the recording')
  await vi.waitFor(() => expect(given()).toEqual([['recording.weba'], ['recording.weba']]))
  await vi.waitFor(() => expect(stage.place.textContent).not.toContain('was not given yet'))
})

test('three are the most', async () => {
  show(['a', 'b', 'c'].map((file_id) => ({ ...earlier, file_id })))
  await vi.waitFor(() => expect(button('Record your voice')?.disabled).toBe(true))
})
