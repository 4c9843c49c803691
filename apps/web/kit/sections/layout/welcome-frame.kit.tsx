import { Brand } from '@maktab/ui/layout/brand'
import { Button } from '@maktab/ui/base/button'
import { Stack } from '@maktab/ui/layout/layout'
import { TextField } from '@maktab/ui/fields/text-field'
import { WelcomeFrame } from '@maktab/ui/layout/welcome-frame'
import { FrameWindow } from '../../frame-window.tsx'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const samples = {
  en: {
    school: 'Roshan School',
    landing: 'Learning that goes on, with internet and without.',
    heading: 'Sign in',
    name: 'Username or e-mail',
    footer: 'Powered by Maktab',
  },
  ps: {
    school: 'روښان ښوونځی',
    landing: 'زده کړه چې د انټرنېټ سره او پرته روانه وي.',
    heading: 'ننوتل',
    name: 'کارن‌نوم یا برېښنالیک',
    footer: 'د مکتب په مرسته',
  },
  da: {
    school: 'مکتب روشان',
    landing: 'آموزشی که با انترنت و بدون آن ادامه دارد.',
    heading: 'ورود',
    name: 'نام کاربری یا ایمیل',
    footer: 'به کمک مکتب',
  },
  ur: {
    school: 'روشن اسکول',
    landing: 'تعلیم جو انٹرنیٹ کے ساتھ اور اس کے بغیر جاری رہے۔',
    heading: 'داخل ہوں',
    name: 'صارف نام یا ای میل',
    footer: 'مکتب کے تعاون سے',
  },
} as const

function Entrance({ locale }: { readonly locale: keyof typeof samples }) {
  const w = samples[locale]
  return (
    <WelcomeFrame brand={<Brand name={w.school} />} landing={<p>{w.landing}</p>} footer={<span>{w.footer}</span>}>
      <Stack>
        <h1>{w.heading}</h1>
        <TextField label={w.name} />
        <Button variant="primary" size="wide">
          {w.heading}
        </Button>
      </Stack>
    </WelcomeFrame>
  )
}

export const section: KitSection = {
  key: 'welcome-frame',
  group: 'frame',
  States({ locale }) {
    return (
      <>
        <KitState name="phone">
          <FrameWindow title="phone" width={360} height={640}>
            <Entrance locale={locale} />
          </FrameWindow>
        </KitState>
        <KitState name="desktop" isWide>
          <FrameWindow title="desktop" width={1160} height={640}>
            <Entrance locale={locale} />
          </FrameWindow>
        </KitState>
      </>
    )
  },
}
