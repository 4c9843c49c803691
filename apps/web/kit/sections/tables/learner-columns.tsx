import type { Locale } from '@maktab/i18n/languages'
import { LeftToRight } from '@maktab/ui/base/bdi'
import type { Column } from '@maktab/ui/tables/data-table'
import { useFormat } from '@maktab/ui/base/formats'
import { useMemo } from 'react'
import { learnerSamples } from './learner-samples.ts'
import type { Learner } from './learner-samples.ts'

/** Columns of the kit's tables: a name, a choice, a figure, a phone number, a code. */
export function useLearnerColumns(locale: Locale): readonly Column<Learner>[] {
  const format = useFormat()
  return useMemo(() => {
    const w = learnerSamples[locale]
    return [
      {
        key: 'name',
        heading: w.learner,
        isRowHeading: true,
        value: ({ name }) => name,
        cell: ({ name }) => <bdi>{name}</bdi>,
      },
      {
        key: 'subject',
        heading: w.subject,
        hasChoices: true,
        value: ({ subject }) => subject,
        cell: ({ subject }) => subject,
      },
      {
        key: 'score',
        heading: w.score,
        isFigure: true,
        value: ({ score }) => score,
        cell: ({ score }) => (score === undefined ? '–' : format.number(score)),
      },
      {
        key: 'phone',
        heading: w.phone,
        isCode: true,
        value: ({ phone }) => phone,
        cell: ({ phone }) => <LeftToRight>{format.digits(phone)}</LeftToRight>,
      },
      {
        key: 'code',
        heading: w.code,
        isCode: true,
        value: ({ code }) => code,
        cell: ({ code }) => <LeftToRight>{format.digits(code)}</LeftToRight>,
      },
    ]
  }, [locale, format])
}
