import '@maktab/ui/base.css'
import '@maktab/ui/base/all-icons'
import { loadWords } from '@maktab/i18n/words'
import { createRoot } from 'react-dom/client'
import { KitPage } from './kit-page.tsx'
import { sections } from './kit-sections.ts'
import { paint, readSetting } from './setting.ts'

const first = readSetting(new URLSearchParams(window.location.search))
paint(first)
createRoot(document.getElementById('root')!).render(
  <KitPage sections={sections} first={first} firstWords={await loadWords(first.locale, ['application', 'parts'])} />,
)
