import { classNames } from '../base/class-names.ts'
import { inputClass } from '../fields/field.tsx'
import { Icon } from '../base/icon.tsx'
import { IconButton } from '../base/icon-button.tsx'
import { countPages, pageMarks, rowsOfPage } from './pagination-rules.ts'
import { usePartWords } from '../base/part-words.tsx'
import styles from './pagination.module.css'

interface PaginationProps {
  /** Name of the way, where one page has several. */
  readonly label?: string
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /** Rows on all pages together. */
  readonly total: number
  readonly onPageChange: (page: number) => void
  /** Sizes to choose from; absent, the size is fixed. */
  readonly pageSizes?: readonly number[]
  readonly onPageSizeChange?: (pageSize: number) => void
}

/** The way through a long list: which rows of how many, the pages by number, and how many rows one page holds. Nothing where there are no rows. */
export function Pagination({
  label,
  page,
  pageSize,
  total,
  onPageChange,
  pageSizes,
  onPageSizeChange,
}: PaginationProps) {
  const { t, format } = usePartWords()
  const pages = countPages(total, pageSize)
  if (total === 0) return null
  const { first, last } = rowsOfPage(page, pageSize, total)
  return (
    <nav className="flex wrap middle between gap-2-4" aria-label={label ?? t('overlays.pages')}>
      <p className={styles['range']} role="status">
        {t('overlays.range_of_total', { first, last, total })}
      </p>
      {pages > 1 && (
        <div className={styles['way']}>
          <IconButton
            icon="previous"
            label={t('overlays.previous_page')}
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
          />
          <ol className={styles['pages']} role="list">
            {pageMarks(page, pages).map((mark) =>
              'page' in mark ? (
                <li key={mark.page} className={mark.on === 'wide' ? styles['wide'] : undefined}>
                  <button
                    type="button"
                    className={classNames(styles['page'], mark.page === page && styles['current'])}
                    aria-label={t('overlays.page', { page: mark.page })}
                    aria-current={mark.page === page ? 'page' : undefined}
                    onClick={() => onPageChange(mark.page)}
                  >
                    {format.number(mark.page)}
                  </button>
                </li>
              ) : (
                <li
                  key={`after-${mark.gapAfter}`}
                  className={classNames(styles['gap'], mark.on !== 'all' && styles[mark.on])}
                  aria-hidden="true"
                >
                  …
                </li>
              ),
            )}
          </ol>
          <IconButton
            icon="chevron"
            label={t('overlays.next_page')}
            disabled={page >= pages}
            onClick={() => onPageChange(page + 1)}
          />
        </div>
      )}
      {pageSizes !== undefined && onPageSizeChange !== undefined && (
        <label className={styles['size']}>
          {t('overlays.per_page')}
          <span className={`relative inline-flex middle ${styles['choice']}`}>
            <select
              className={inputClass}
              value={pageSize}
              onChange={(event) => onPageSizeChange(Number(event.target.value))}
            >
              {pageSizes.map((size) => (
                <option key={size} value={size}>
                  {format.number(size)}
                </option>
              ))}
            </select>
            <Icon name="expand" size={1} />
          </span>
        </label>
      )}
    </nav>
  )
}
