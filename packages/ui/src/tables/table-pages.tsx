import { Button } from '../base/button.tsx'
import { Pagination } from './pagination.tsx'
import { useT } from '../base/words.tsx'
import type { TableView } from './table-view.ts'

interface TablePagesProps<Row> {
  readonly view: TableView<Row>
  readonly pageSize: number
  readonly paging: 'pages' | 'more'
}

/** The way to rows that are not shown. */
export function TablePages<Row>({ view: { found, page, pages, setPage }, pageSize, paging }: TablePagesProps<Row>) {
  const t = useT('application')
  if (paging === 'pages')
    return <Pagination page={page} pageSize={pageSize} total={found.length} onPageChange={setPage} />
  if (page === pages) return null
  return (
    <div>
      <Button icon="expand" onClick={() => setPage(page + 1)}>
        {t('frame.show_more')}
      </Button>
    </div>
  )
}
