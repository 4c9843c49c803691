import { Banner, BannerPlace } from '@maktab/ui/feedback/banner'
import { Button } from '@maktab/ui/base/button'
import { useState } from 'react'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const samples = {
  en: {
    offline: 'You are offline. Your work is kept on this device.',
    online: 'You are online again.',
    news: 'Maktab was renewed.',
    show: 'Go offline',
  },
  ps: {
    offline: 'تاسو آفلاین یاست. ستاسو کار په دې وسیله کې ساتل کېږي.',
    online: 'تاسو بیا آنلاین یاست.',
    news: 'مکتب نوی شو.',
    show: 'آفلاین کېدل',
  },
  da: {
    offline: 'شما آفلاین هستید. کار شما در این دستگاه نگه داشته می‌شود.',
    online: 'شما دوباره آنلاین هستید.',
    news: 'مکتب نو شد.',
    show: 'آفلاین شدن',
  },
  ur: {
    offline: 'آپ آف لائن ہیں۔ آپ کا کام اس آلے پر محفوظ رہتا ہے۔',
    online: 'آپ دوبارہ آن لائن ہیں۔',
    news: 'مکتب کی تجدید ہو گئی۔',
    show: 'آف لائن ہو جائیں',
  },
} as const

export const section: KitSection = {
  key: 'banner',
  group: 'feedback',
  States({ locale }) {
    const w = samples[locale]
    const [shown, setShown] = useState(0)
    return (
      <>
        <KitState name="warning" isWide>
          <BannerPlace>
            <Banner tone="warning" icon="offline" isStanding>
              {w.offline}
            </Banner>
          </BannerPlace>
        </KitState>
        <KitState name="success" isWide>
          <BannerPlace>
            <Banner tone="success" icon="check" isStanding>
              {w.online}
            </Banner>
          </BannerPlace>
        </KitState>
        <KitState name="info" isWide>
          <BannerPlace>
            <Banner tone="info" icon="info" isStanding>
              {w.news}
            </Banner>
          </BannerPlace>
        </KitState>
        <KitState name="slides away after five seconds" isWide>
          <BannerPlace>
            {shown > 0 && (
              <Banner key={shown} tone="warning" icon="offline">
                {w.offline}
              </Banner>
            )}
          </BannerPlace>
          <Button icon="offline" onClick={() => setShown(shown + 1)}>
            {w.show}
          </Button>
        </KitState>
      </>
    )
  },
}
