import { useState } from 'react'
import { Button } from '../base/button.tsx'
import styles from './data-table.module.css'
import { usePartWords } from '../base/part-words.tsx'
import { useLanguage } from '../base/words.tsx'
import { useExtentLines, type ExtentLine } from './use-extent-lines.ts'
import { exportTable, rowsOf, type TableFile } from './table-export.ts'
import { TablePrint } from './table-print.tsx'
import type { TableView } from './table-view.ts'

const files = ['csv', 'xlsx'] as const

interface TableFilesProps<Row> {
  readonly view: TableView<Row>
  /** Of the file, without its ending. */
  readonly name: string
  readonly caption: string
}

/** The whole list as a file and on paper; says so where it could not be made. */
export function TableFiles<Row>({ view, name, caption }: TableFilesProps<Row>) {
  const { t } = usePartWords()
  const isRightToLeft = useLanguage().direction === 'rtl'
  const linesOf = useExtentLines()
  const [busy, setBusy] = useState<TableFile | 'print'>()
  const [hasFailed, setFailed] = useState(false)
  const [printed, setPrinted] = useState<{ readonly rows: readonly Row[]; readonly lines: readonly ExtentLine[] }>()
  async function make(what: TableFile | 'print'): Promise<void> {
    setBusy(what)
    setFailed(false)
    try {
      const whole = await rowsOf(view)
      if (whole !== undefined) {
        const lines = linesOf(whole.as_of)
        if (what === 'print') setPrinted({ rows: whole.rows, lines })
        else await exportTable(view, whole.rows, { name, format: what, isRightToLeft, lines })
      }
    } catch {
      // What writes workbooks is fetched, and there may be no network.
      setFailed(true)
    }
    setBusy(undefined)
  }
  return (
    <>
      {files.map((format) => (
        <Button key={format} icon="downloads" isBusy={busy === format} onClick={() => void make(format)}>
          {t(`tables.export_${format}`)}
        </Button>
      ))}
      <Button icon="document" isBusy={busy === 'print'} onClick={() => void make('print')}>
        {t('tables.print')}
      </Button>
      {hasFailed && (
        <p role="alert" className={`small ${styles['found']}`}>
          {t('frame.error_title')}
        </p>
      )}
      {printed !== undefined && (
        <TablePrint
          caption={caption}
          columns={view.columns}
          rowKey={view.rowKey}
          onDone={() => setPrinted(undefined)}
          {...printed}
        />
      )}
    </>
  )
}
