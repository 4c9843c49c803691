import { expect, test } from 'vitest'
import { inlineStyleFaults, stylesheetFaults } from './physical-directions.ts'

test.each([
  'margin-left: 1px',
  'scroll-padding-right: 1rem',
  'border-left-color: var(--line)',
  'border-top-right-radius: 4px',
  'left: 0',
  'text-align: right',
  'float: left',
  'inset: 0 1px 0 0',
  'padding: var(--space-1) var(--space-2) var(--space-1) calc(1px + var(--space-3))',
  'border-radius: 4px 0 0 4px',
  'border-radius: 4px 8px',
  'background-position: left 4px center',
  'background: url(arrow.svg) no-repeat right 1rem center',
  'background-image: linear-gradient(to right, var(--ink), var(--paper))',
  'transform-origin: left',
  'transition: left 1s',
  'transform: translateX(100%)',
  'transform: translate(-50%, 0)',
  'transform: translate(var(--offset), 0)',
])('%s is refused', (declaration) => {
  expect(stylesheetFaults(`.a {\n  color: red;\n  ${declaration};\n}`)).toHaveLength(1)
})

test.each([
  'margin-inline-start: 1px',
  'inset: 0',
  'inset: 0 1px 2px 1px',
  'padding: 1px 2px 3px',
  'border-radius: 4px 4px 0 0',
  'border-start-start-radius: 4px',
  'text-align: start',
  'grid-area: left',
  'transition: inset-inline-start 1s',
  'transform: translateX(0)',
  'transform: translateY(4px)',
  'transform: translate(0, -1px)',
  'transform: translateX(calc(var(--direction) * 100%))',
  '/* Turned for rtl below. */ transform: translateX(100%)',
  '/* left: 0; */ color: red',
])('%s is let through', (declaration) => {
  expect(stylesheetFaults(`.a {\n  ${declaration};\n}`)).toEqual([])
})

test.each([
  '<p style={{ marginLeft: 4 }} />',
  '<p style={{ top: 0, left: 0 }} />',
  "<p style={{ textAlign: 'right' }} />",
  "element.style.left = '4px'",
  "element.style.setProperty('right', '0')",
  '<p style={{ transform: `translateX(${offset}px)` }} />',
])('in a component, %s is refused', (text) => {
  expect(inlineStyleFaults(text)).not.toEqual([])
})

test.each([
  '<p style={{ marginInlineStart: 4 }} />',
  'const { left, right } = element.getBoundingClientRect()',
  "<p style={{ textAlign: 'start' }} />",
  "if (event.key === 'ArrowLeft') step(-1)",
])('in a component, %s is let through', (text) => {
  expect(inlineStyleFaults(text)).toEqual([])
})
