import { directionOf } from '@maktab/ui/editor/rich-text-document'
import { useT } from '#language/use-t.ts'
import styles from './office-viewer.module.css'
import { columnName, type SheetPage } from './open-sheets.ts'

/** A hundred rows of a sheet, with the names that its own program gives to rows and columns. */
export function SheetTable({ page, zoom }: { page: SheetPage | undefined; zoom: number }) {
  const t = useT('materials')
  if (page === undefined) return null
  const columns = Array.from({ length: page.columns }, (_, place) => columnName(place))
  return (
    <div
      role="region"
      aria-label={page.sheet}
      className={styles['frame']}
      dir={page.isRightToLeft ? 'rtl' : 'ltr'}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled must be reached by keyboard
      tabIndex={0}
    >
      <table className={styles['sheet']} style={{ fontSize: `${zoom}em` }}>
        <caption dir="auto">{t('materials.sheet', { name: page.sheet })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('materials.row')}</span>
            </th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.rows.map((cells, row) => (
            <tr key={row}>
              <th scope="row">{page.firstRow + row}</th>
              {cells.map(
                (cell, column) =>
                  cell && (
                    <td
                      key={column}
                      colSpan={cell.columns}
                      rowSpan={cell.rows}
                      className={cell.isNumber ? styles['number'] : undefined}
                      dir={cell.isNumber ? 'ltr' : directionOf(cell.text)}
                    >
                      {cell.text}
                    </td>
                  ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {page.isCut && (
        <p className={styles['cut']} dir="auto">
          {t('materials.cut')}
        </p>
      )}
    </div>
  )
}
