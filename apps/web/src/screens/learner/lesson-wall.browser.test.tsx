import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { LessonPlayerScreen } from './lesson-player.tsx'

let stage: Stage
afterEach(() => stage.leave())

test('a lesson that was refused until it is paid shows the way to the plans', async () => {
  stage = await setStage({
    address: '/learner/lesson/player?class_id=101&course_id=51&lesson_guid=0a4f3c1e-5d1b-4f1e-8a51-000000000001',
    answers: { listModules: () => ({ ok: false, failure: 'payment_required' }) },
  })
  stage.show(<LessonPlayerScreen />)
  await expect.element(page.getByText('This lesson belongs to a plan.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Plans' })).toHaveAttribute('href', '/premium')
})
