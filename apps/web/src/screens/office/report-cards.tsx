/** Report cards of a class on paper: a sheet for each learner, in the language that their families read. */
import { readReportCards } from '@maktab/client/calls/office/printing/report-cards.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { wallClock } from '@maktab/i18n/wall-clock'
import { languageByCode, languages, type Language } from '@maktab/i18n/languages'
import { Select } from '@maktab/ui/choice/select'
import { Notice } from '@maktab/ui/feedback/notice'
import { Skeleton } from '@maktab/ui/feedback/skeleton'
import { EmptyState } from '@maktab/ui/feedback/states'
import { useState } from 'react'
import { useNow } from '#browser/use-now.ts'
import { useSession } from '#calls/use-session.ts'
import { InLanguage } from '#features/office/printing/in-language.tsx'
import { NoClassChosen, PaperClassChoice } from '#features/office/printing/paper-class.tsx'
import { PaperFrame, Sheet } from '#features/office/printing/paper-frame.tsx'
import { ReportCardPaper } from '#features/office/printing/report-card-paper.tsx'
import { usePaperAddress } from '#features/office/printing/use-paper-address.ts'
import { className } from '#features/schools/class-name.ts'
import { useFormat } from '#language/use-format.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'

/** `?class=`, which is chosen here too, and `?person=` for one learner of it; `?campus=` for another than the own one. */
export function ReportCardsScreen() {
  const t = useT('papers')
  const address = usePaperAddress()
  const page = useLanguage()
  const [chosen, setChosen] = useState<Language>()
  const { place, class_id, user_id } = address
  const language = chosen ?? page
  return (
    <PaperFrame
      title={t('papers.report_cards')}
      intro={t('papers.report_intro')}
      controls={
        <>
          <PaperClassChoice {...address} />
          <Select
            label={t('papers.report_language')}
            value={language.code}
            options={languages.map(({ code, ownName, tag }) => ({ value: code, label: ownName, lang: tag }))}
            onChange={({ currentTarget: { value } }) => setChosen(languageByCode(value))}
          />
        </>
      }
    >
      {class_id === undefined ? (
        <NoClassChosen />
      ) : (
        <ReportCards of={{ ...place, class_id, ...(user_id !== undefined && { user_id }) }} language={language} />
      )}
    </PaperFrame>
  )
}

interface ReportCardsProps {
  readonly of: { readonly institution_id?: number; readonly class_id: number; readonly user_id?: number }
  readonly language: Language
}

function ReportCards({ of, language }: ReportCardsProps) {
  const t = useT('papers')
  const found = useQuery(readReportCards, of)
  return (
    <CallState of={found} shape="card" refused={{ not_found: () => <NotFound /> }}>
      {(cards) =>
        cards.list.length === 0 ? (
          <EmptyState icon="user" title={t('papers.nobody')} level={2} />
        ) : (
          <Papers cards={cards} language={language} />
        )
      }
    </CallState>
  )
}

function Papers({ cards, language }: { cards: Output<Catalogue['readReportCards']>; language: Language }) {
  const t = useT('papers', 'home')
  const format = useFormat()
  const { time_zone } = useSession()
  const today = wallClock(new Date(useNow()), time_zone).date
  return (
    <Sheet label={`${t('papers.report_cards')}: ${className(cards.class_name, t, format)}`}>
      <InLanguage
        language={language}
        bundles={['application', 'home', 'papers']}
        waiting={<Skeleton label={t('frame.loading')} shape="card" />}
        failed={<Notice tone="danger">{t('papers.report_language_failed')}</Notice>}
      >
        {cards.list.map((one) => (
          <ReportCardPaper key={one.user_id} cards={cards} of={one} today={today} />
        ))}
      </InLanguage>
    </Sheet>
  )
}
