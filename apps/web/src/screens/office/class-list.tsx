/** A class on paper: its learners by roll number, and empty columns for whatever is to be written down. */
import { readClassRoster } from '@maktab/client/calls/office/printing/class-rosters.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { Select } from '@maktab/ui/choice/select'
import { EmptyState } from '@maktab/ui/feedback/states'
import { useState } from 'react'
import { NoClassChosen, PaperClassChoice } from '#features/office/printing/paper-class.tsx'
import { PaperFrame, PaperHead, Sheet } from '#features/office/printing/paper-frame.tsx'
import table from '#features/office/printing/paper-table.module.css'
import { usePaperAddress } from '#features/office/printing/use-paper-address.ts'
import { className } from '#features/schools/class-name.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Link, useLocation } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import styles from './class-list.module.css'

const offeredColumns = [0, 2, 4, 6, 8]

/** `?class=`, which is chosen here too; `?campus=` for another than the own one. */
export function ClassListScreen() {
  const t = useT('papers')
  const address = usePaperAddress()
  const { pathname, search } = useLocation()
  const [columns, setColumns] = useState(4)
  const { place, class_id } = address
  return (
    <PaperFrame
      title={t('papers.class_list')}
      intro={t('papers.class_list_intro')}
      controls={
        <>
          <PaperClassChoice {...address} />
          <Select
            label={t('papers.empty_columns')}
            value={columns}
            options={offeredColumns.map((count) => ({ value: String(count), label: t('papers.columns', { count }) }))}
            onChange={({ currentTarget: { value } }) => setColumns(Number(value))}
          />
        </>
      }
    >
      {class_id === undefined ? (
        <NoClassChosen />
      ) : (
        <>
          <p data-print="no" className="flex wrap gap-4">
            <Link to={pathname.replace('class-list', 'register') + search}>{t('papers.register')}</Link>
            <Link to={pathname.replace('class-list', 'report-cards') + search}>{t('papers.report_cards')}</Link>
          </p>
          <ClassList of={{ ...place, class_id }} columns={columns} />
        </>
      )}
    </PaperFrame>
  )
}

interface ClassListProps {
  readonly of: { readonly institution_id?: number; readonly class_id: number }
  readonly columns: number
}

function ClassList({ of, columns }: ClassListProps) {
  const t = useT('papers')
  const roster = useQuery(readClassRoster, of)
  return (
    <CallState of={roster} shape="rows" refused={{ not_found: () => <NotFound /> }}>
      {(found) =>
        found.learners.length === 0 ? (
          <EmptyState icon="user" title={t('papers.nobody')} level={2} />
        ) : (
          <ClassListPaper roster={found} columns={columns} />
        )
      }
    </CallState>
  )
}

interface ClassListPaperProps {
  readonly roster: Output<Catalogue['readClassRoster']>
  readonly columns: number
}

function ClassListPaper({ roster, columns }: ClassListPaperProps) {
  const t = useT('papers', 'home')
  const format = useFormat()
  const { school_name, class_name, class_teacher, learners } = roster
  const name = className(class_name, t, format)
  const about = [name, ...(class_teacher === null ? [] : [t('papers.of_class_teacher', { name: class_teacher })])]
  const empty = Array.from({ length: columns }, (_, index) => (
    <td key={index} className={styles['empty']}>
      {'\u00a0'}
    </td>
  ))
  return (
    <Sheet label={`${t('papers.class_list')}: ${name}`}>
      <PaperHead school={school_name} title={t('papers.class_list')} about={about} />
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col" className={table['short']}>
              {t('papers.roll')}
            </th>
            <th scope="col">{t('papers.name')}</th>
            <th scope="col">{t('papers.father')}</th>
            <th scope="col">{t('papers.admission')}</th>
            <th scope="col">{t('papers.phone')}</th>
            {empty}
          </tr>
        </thead>
        <tbody>
          {learners.map(({ user_id, roll_number, full_name, father_name, admission_number, guardian_phone }) => (
            <tr key={user_id}>
              <td className={table['short']}>{roll_number === null ? '' : format.digits(String(roll_number))}</td>
              <th scope="row">
                <bdi>{full_name}</bdi>
              </th>
              <td>
                <bdi>{father_name}</bdi>
              </td>
              <td>
                <bdi>{admission_number === null ? '' : format.digits(admission_number)}</bdi>
              </td>
              <td className={table['short']}>
                <bdi dir="ltr">{guardian_phone === null ? '' : format.digits(guardian_phone)}</bdi>
              </td>
              {empty}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}
