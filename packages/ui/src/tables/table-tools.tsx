import { Suspense, lazy } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './data-table.module.css'
import { Icon } from '../base/icon.tsx'
import { usePartWords } from '../base/part-words.tsx'
import { SearchField } from '../fields/search-field.tsx'
import { Select } from '../choice/select.tsx'
import { TableColumns } from './table-columns.tsx'
import { PageCheckbox } from './table-head.tsx'
import type { ColumnChoice } from './table-columns.tsx'
import type { TableSort } from './table-rules.ts'
import type { TableFiles as TableFilesPart } from './table-files.tsx'
import type { TableView } from './table-view.ts'

// A lazy component forgets that it is generic.
const TableFiles = lazy(async () => ({
  default: (await import('./table-files.tsx')).TableFiles,
})) as unknown as typeof TableFilesPart

interface TableToolsProps<Row> {
  readonly view: TableView<Row>
  readonly total: number
  readonly columnChoice: ColumnChoice | undefined
  readonly exportName: string | undefined
  readonly caption: string
}

/** What stands above the rows: search, choices, sorting on phones, columns, export, and how many rows are left. */
export function TableTools<Row>({ view, total, columnChoice, exportName, caption }: TableToolsProps<Row>) {
  const { t } = usePartWords()
  const sortable = view.columns.filter(({ value }) => value !== undefined)
  const canFilter = view.hasSearch || view.choices.length > 0
  const isEmpty = !canFilter && sortable.length === 0 && columnChoice === undefined && exportName === undefined
  if (isEmpty) return null
  const hasDeskTools = canFilter || columnChoice !== undefined || exportName !== undefined
  return (
    <div className={classNames('flex wrap gap-3', styles['tools'], !hasDeskTools && styles['phoneOnly'])}>
      {view.hasSearch && (
        <div className={styles['search']}>
          <SearchField label={t('tables.search')} value={view.typed} onValueChange={view.setTyped} />
        </div>
      )}
      {view.choices.map(({ key, heading, values }) => (
        <Select
          key={key}
          label={heading}
          placeholder={t('frame.all')}
          value={view.picked[key] ?? ''}
          options={values.map((text) => ({ value: text, label: text }))}
          onChange={(event) => view.pick(key, event.target.value)}
        />
      ))}
      {sortable.length > 0 && <PhoneSort view={view} columns={sortable} />}
      <div className={`flex wrap gap-3 ${styles['end']}`}>
        {columnChoice !== undefined && (
          <TableColumns columns={view.all.filter(({ isRowHeading }) => isRowHeading !== true)} choice={columnChoice} />
        )}
        {exportName !== undefined && (
          <Suspense fallback={<span data-waiting="" />}>
            <TableFiles view={view} name={exportName} caption={caption} />
          </Suspense>
        )}
      </div>
      {canFilter && (
        <p className={`soft small ${styles['found']}`} role="status">
          {view.isFiltered
            ? t('tables.rows_of', { shown: view.found.length, total })
            : t('tables.rows', { count: total })}
        </p>
      )}
      <SortSaid view={view} />
    </div>
  )
}

/** Cards have no headings to press. */
function PhoneSort<Row>({
  view,
  columns,
}: {
  readonly view: TableView<Row>
  readonly columns: TableView<Row>['columns']
}) {
  const { t } = usePartWords()
  const { sort } = view
  const turn: TableSort['direction'] = sort?.direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <div className={styles['phoneSort']}>
      <Select
        label={t('tables.sort_by')}
        placeholder={t('tables.unsorted')}
        value={sort?.key ?? ''}
        options={columns.map(({ key, heading }) => ({ value: key, label: heading }))}
        onChange={({ target: { value: key } }) =>
          view.setSort(key === '' ? undefined : { key, direction: sort?.direction ?? 'ascending' })
        }
      />
      {sort !== undefined && (
        <button
          type="button"
          className={styles['turn']}
          onClick={() => view.setSort({ key: sort.key, direction: turn })}
        >
          <span className={sort.direction === 'ascending' ? styles['up'] : undefined}>
            <Icon name="expand" size={1.125} />
          </span>
          {t(`tables.${sort.direction}`)}
        </button>
      )}
      {view.canSelect && <PageCheckbox view={view} label={t('tables.select_shown')} isLabelled />}
    </div>
  )
}

function SortSaid<Row>({ view: { sort, all } }: { readonly view: TableView<Row> }) {
  const { t } = usePartWords()
  const heading = all.find(({ key }) => key === sort?.key)?.heading
  return (
    <p className="visually-hidden" role="status">
      {sort !== undefined &&
        heading !== undefined &&
        `${t('tables.sort_by')} ${heading}: ${t(`tables.${sort.direction}`)}`}
    </p>
  )
}
