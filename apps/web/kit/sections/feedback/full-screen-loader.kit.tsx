import { FullScreenLoader } from '@maktab/ui/feedback/full-screen-loader'
import { Spinner } from '@maktab/ui/feedback/spinner'
import { FrameWindow } from '../../frame-window.tsx'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const samples = {
  en: 'Preparing your school…',
  ps: 'ستاسو ښوونځی چمتو کېږي…',
  da: 'مکتب شما آماده می‌شود…',
  ur: 'آپ کا اسکول تیار ہو رہا ہے…',
} as const

export const section: KitSection = {
  key: 'full-screen-loader',
  group: 'feedback',
  States({ locale }) {
    return (
      <>
        <KitState name="loader">
          <FrameWindow title="loader" width={360} height={480}>
            <FullScreenLoader text={samples[locale]} />
          </FrameWindow>
        </KitState>
        <KitState name="spinner">
          <Spinner />
        </KitState>
        <KitState name="large spinner">
          <Spinner size={2} />
        </KitState>
      </>
    )
  },
}
