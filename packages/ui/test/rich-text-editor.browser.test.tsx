import { StrictMode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RichTextEditor } from '../src/editor/rich-text-editor.tsx'
import { RichTextSurface } from '../src/editor/rich-text-editor-surface.tsx'
import { richTextLimits, richTextOfLines } from '../src/editor/rich-text-document.ts'
import { render } from './render.tsx'
import type { RichTextDocument } from '../src/editor/rich-text-document.ts'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined
let latest: RichTextDocument | undefined
const keep = (document: RichTextDocument) => (latest = document)
const load = () => Promise.resolve({ RichTextSurface })

afterEach(() => {
  rendered?.remove()
  rendered = undefined
  latest = undefined
})

const textbox = () => page.getByRole('textbox', { name: 'Text' })
const tool = (name: string) => page.getByRole('button', { name, exact: true })

async function open(
  defaultValue?: unknown,
  more: { readonly dir?: 'rtl'; readonly lang?: string; readonly label?: string } = {},
) {
  const { label = 'Text', ...page } = more
  rendered = render(<RichTextEditor label={label} defaultValue={defaultValue} onChange={keep} load={load} />, page)
  await expect.poll(() => document.querySelector('[contenteditable=true][role=textbox]')).not.toBeNull()
}

describe('writing', () => {
  test('a click on the label goes into the text, and what is typed comes out as a document', async () => {
    await open()
    await userEvent.click(page.getByText('Text', { exact: true }))
    await userEvent.keyboard('Hello{Enter}سلام ۱۲')
    expect(latest).toEqual(richTextOfLines('Hello\nسلام ۱۲'))
    const directions = [...document.querySelectorAll('[role=textbox] p')].map((line) => line.getAttribute('dir'))
    expect(directions).toEqual(['ltr', 'rtl'])
  })

  test('bold and italic by keys, told by the tools as pressed', async () => {
    await open()
    await userEvent.click(textbox())
    await userEvent.keyboard('{Control>}b{/Control}fat{Control>}b{/Control} {Control>}i{/Control}lean')
    await expect.element(tool('Italic')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(tool('Bold')).toHaveAttribute('aria-pressed', 'false')
    expect(latest?.content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'fat', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' ' },
          { type: 'text', text: 'lean', marks: [{ type: 'italic' }] },
        ],
      },
    ])
  })

  test('headings, lists and quotations by their tools; Enter twice leaves a list, Backspace lifts an item', async () => {
    await open()
    await userEvent.click(textbox())
    await userEvent.click(tool('Heading'))
    await userEvent.keyboard('Title{Enter}')
    await userEvent.click(tool('Numbered list'))
    await userEvent.keyboard('one{Enter}two{Enter}{Enter}')
    await userEvent.click(tool('Quotation'))
    await userEvent.keyboard('said')
    expect(latest?.content.map(({ type }) => type)).toEqual(['heading', 'orderedList', 'blockquote'])
    await userEvent.keyboard('{Enter}{Enter}')
    await userEvent.click(tool('List with dots'))
    expect(latest?.content.map(({ type }) => type)).toEqual(['heading', 'orderedList', 'blockquote', 'bulletList'])
    await userEvent.keyboard('{Backspace}')
    expect(latest?.content.map(({ type }) => type)).toEqual(['heading', 'orderedList', 'blockquote', 'paragraph'])
  })

  test('what is typed as a sign becomes a list or a heading', async () => {
    await open()
    await userEvent.click(textbox())
    await userEvent.keyboard('## Title{Enter}- dot{Enter}{Enter}۱. first')
    expect(latest?.content.map(({ type }) => type)).toEqual(['heading', 'bulletList', 'orderedList'])
  })

  test('undo takes back and redo brings again; neither acts where there is nothing', async () => {
    await open()
    await expect.element(tool('Undo')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(textbox())
    await userEvent.keyboard('gone')
    await userEvent.click(tool('Undo'))
    expect(latest).toEqual(richTextOfLines(''))
    await expect.element(tool('Undo')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(latest).toEqual(richTextOfLines('gone'))
  })

  test('a text as long as it may be takes no more, and says so', async () => {
    await open(richTextOfLines('a'.repeat(richTextLimits.characters)))
    await userEvent.click(textbox())
    await userEvent.keyboard('b')
    await expect.element(textbox()).toHaveAccessibleDescription('The text is as long as it may be.')
    expect(latest).toBeUndefined()
    await userEvent.keyboard('{Backspace}')
    await expect.element(textbox()).toHaveAccessibleDescription('')
  })
})

describe('the tools', () => {
  test('are one stop for Tab, and arrow keys go through them', async () => {
    await open()
    await userEvent.tab()
    await expect.element(tool('Bold')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tool('Italic')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(tool('Redo')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tool('Bold')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Home}{ArrowRight}{ArrowRight}')
    await userEvent.tab()
    await expect.element(textbox()).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(tool('Link')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(textbox()).toHaveFocus()
  })

  test('in a page from the right the arrow keys point the other way', async () => {
    await open(undefined, { dir: 'rtl', lang: 'ps-AF' })
    await userEvent.tab()
    await expect.element(tool('ټینګ لیک')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(tool('کوږ لیک')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tool('ټینګ لیک')).toHaveFocus()
  })

  test('are reached from the text with Alt+F10, and Tab inside a list leaves the text', async () => {
    await open()
    await userEvent.click(textbox())
    await userEvent.keyboard('- one{Enter}two')
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect.element(tool('Bold')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await expect.element(textbox()).not.toHaveFocus()
  })
})

describe('a link', () => {
  test('is asked for with Ctrl+K, refused where it is unsafe, and set on what is selected', async () => {
    await open(richTextOfLines('school'))
    await userEvent.click(textbox())
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
    const address = page.getByLabelText('Address of the link')
    await expect.element(address).toHaveFocus()
    await expect.poll(() => document.querySelector('[role=textbox] p span[class*=held]')?.textContent).toBe('school')
    await userEvent.keyboard('javascript:alert(1){Enter}')
    await expect.element(address).toHaveAccessibleDescription(/cannot be linked to/)
    expect(latest).toBeUndefined()
    await userEvent.fill(address, 'maktab.af')
    await userEvent.keyboard('{Enter}')
    await expect.element(address).not.toBeInTheDocument()
    await expect.element(textbox()).toHaveFocus()
    await expect.poll(() => document.querySelector('[role=textbox] [class*=held]')).toBeNull()
    expect(latest?.content).toEqual([
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'school', marks: [{ type: 'link', attrs: { href: 'https://maktab.af' } }] }],
      },
    ])
  })

  test('without a selection brings its own words, and is taken off again', async () => {
    await open()
    await userEvent.click(textbox())
    await userEvent.click(tool('Link'))
    await userEvent.keyboard('a@maktab.af{Enter} more')
    expect(latest?.content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'a@maktab.af', marks: [{ type: 'link', attrs: { href: 'mailto:a@maktab.af' } }] },
          { type: 'text', text: ' more' },
        ],
      },
    ])
    // For a moment after it gets focus the editor puts the cursor back where it was.
    await expect
      .poll(async () => {
        await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
        return tool('Link').element().getAttribute('aria-pressed')
      })
      .toBe('true')
    await userEvent.click(tool('Link'))
    await expect.element(page.getByLabelText('Address of the link')).toHaveValue('a@maktab.af')
    await userEvent.click(page.getByRole('button', { name: 'Remove link' }))
    expect(latest).toEqual(richTextOfLines('a@maktab.af more'))
  })

  test('Escape leaves it as it was, and Enter sends no form', async () => {
    const sent = vi.fn((event: Event) => event.preventDefault())
    rendered = render(
      <form onSubmit={(event) => sent(event.nativeEvent)}>
        <RichTextEditor label="Text" load={load} />
        <button>Send</button>
      </form>,
    )
    await expect.element(tool('Link')).toBeVisible()
    await userEvent.click(tool('Link'))
    await userEvent.keyboard('maktab.af{Enter}')
    await userEvent.click(tool('Bold'))
    await userEvent.click(tool('Link'))
    await userEvent.keyboard('{Escape}')
    await expect.element(textbox()).toHaveFocus()
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('before the editor is there', () => {
  test('what was typed is handed over, and the cursor stays where it was', async () => {
    let arrive = () => {}
    const slow = () =>
      new Promise<{ RichTextSurface: typeof RichTextSurface }>(
        (resolve) => (arrive = () => resolve({ RichTextSurface })),
      )
    rendered = render(<RichTextEditor label="Text" onChange={keep} load={slow} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('You can write already')
    await userEvent.click(textbox())
    await userEvent.keyboard('first{Enter}lst{ArrowLeft}{ArrowLeft}')
    expect(latest).toEqual(richTextOfLines('first\nlst'))
    arrive()
    await expect.element(tool('Bold')).toBeVisible()
    await expect.element(textbox()).toHaveFocus()
    await userEvent.keyboard('a')
    expect(latest).toEqual(richTextOfLines('first\nlast'))
  })

  test('it takes over at once: no key falls between the text area and it', async () => {
    let arrive = () => {}
    const slow = () =>
      new Promise<{ RichTextSurface: typeof RichTextSurface }>(
        (resolve) => (arrive = () => resolve({ RichTextSurface })),
      )
    rendered = render(<RichTextEditor label="Text" load={slow} />)
    await userEvent.click(textbox())
    arrive()
    // Whoever waited for it has heard by then; a key that is pressed now is an event of its own, later.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    expect(document.querySelector('textarea')).toBeNull()
    expect(document.activeElement?.getAttribute('contenteditable')).toBe('true')
  })

  test('where it does not come, plain text is taken, and it can be asked for again', async () => {
    let isCut = true
    const flaky = () => (isCut ? Promise.reject(new Error('No network')) : load())
    rendered = render(
      <RichTextEditor label="Text" defaultValue={richTextOfLines('kept')} onChange={keep} load={flaky} />,
    )
    await expect.element(page.getByRole('status')).toHaveTextContent('Plain text is kept')
    await userEvent.click(textbox())
    await userEvent.keyboard('{Control>}{End}{/Control} on')
    isCut = false
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    await expect.element(tool('Bold')).toBeVisible()
    expect(document.querySelector('[role=textbox]')?.textContent).toBe('kept on')
  })

  test('a text with formatting is shown, and no text area takes it away', async () => {
    const formatted = {
      type: 'doc',
      content: [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Title' }] }],
    }
    rendered = render(
      <RichTextEditor label="Text" defaultValue={formatted} load={() => Promise.reject(new Error('No network'))} />,
    )
    await expect.element(page.getByRole('status')).toHaveTextContent('waits for it')
    await expect.element(page.getByRole('heading', { name: 'Title' })).toBeVisible()
    expect(document.querySelector('textarea')).toBeNull()
  })
})

test('read only and disabled it is a text under its label, and no editor is fetched', async () => {
  const fetched = vi.fn(load)
  rendered = render(<RichTextEditor label="Text" defaultValue={richTextOfLines('to read')} load={fetched} isReadOnly />)
  await expect.element(page.getByRole('group', { name: 'Text' })).toHaveTextContent('to read')
  rendered.show(<RichTextEditor label="Text" defaultValue={richTextOfLines('to read')} load={fetched} isDisabled />)
  await expect.element(page.getByRole('group', { name: 'Text' })).toHaveAttribute('aria-disabled', 'true')
  expect(fetched).not.toHaveBeenCalled()
})

test('drawn twice, as React does while developing, it is there once', async () => {
  rendered = render(
    <StrictMode>
      <RichTextEditor label="Text" defaultValue={richTextOfLines('once')} onChange={keep} load={load} />
    </StrictMode>,
  )
  await expect.element(tool('Bold')).toBeVisible()
  await expect
    .poll(() => [...document.querySelectorAll('[role=textbox]')].map((box) => box.textContent))
    .toEqual(['once'])
  await userEvent.click(page.getByText('Text', { exact: true }))
  await userEvent.keyboard('{Control>}a{/Control}more')
  expect(latest).toEqual(richTextOfLines('more'))
})

test('an error is tied to the text', async () => {
  rendered = render(<RichTextEditor label="Text" error="Write something." hint="For all." load={load} />)
  await expect.element(textbox()).toHaveAccessibleDescription('For all. Write something.')
  await expect.element(textbox()).toHaveAttribute('aria-invalid', 'true')
  rendered.show(<RichTextEditor label="Text" hint="For all." load={load} />)
  await expect.element(textbox()).toHaveAccessibleDescription('For all.')
  await expect.element(textbox()).not.toHaveAttribute('aria-invalid')
})

/** A paste with markup, as a browser hands it over. */
async function paste(html: string) {
  await open()
  await userEvent.click(textbox())
  const transfer = new DataTransfer()
  transfer.setData('text/html', html)
  transfer.setData('text/plain', 'plain')
  document
    .querySelector('[role=textbox]')
    ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }))
}

describe('what is pasted', () => {
  test('from Word loses its styles and keeps its lists', async () => {
    await paste(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->
      <h1 style="mso-x:1">Title<o:p></o:p></h1><p class=MsoNormal style="font-family:Arial"><b>Fat</b> text<o:p> </o:p></p>
      <p class=MsoListParagraph style="text-indent:-18pt;mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·<span>   </span></span><![endif]>one</p>
      <p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">·</span><!--[endif]-->two</p>
      <p class=MsoListParagraph style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.</span>first</p><!--EndFragment--></body></html>`)
    const item = (words: string) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
    })
    await expect
      .poll(() => latest?.content)
      .toEqual([
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Title' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Fat', marks: [{ type: 'bold' }] },
            { type: 'text', text: ' text' },
          ],
        },
        { type: 'bulletList', content: [item('one'), item('two')] },
        { type: 'orderedList', attrs: { start: 1 }, content: [item('first')] },
      ])
  })

  test('from Google Docs is not bold all over', async () => {
    await paste(
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">fat</span><span style="font-weight:400"> thin </span><span style="font-style:italic">lean</span></p></b>',
    )
    await expect
      .poll(() => latest?.content)
      .toEqual([
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'fat', marks: [{ type: 'bold' }] },
            { type: 'text', text: ' thin ' },
            { type: 'text', text: 'lean', marks: [{ type: 'italic' }] },
          ],
        },
      ])
  })

  test('from a hostile page leaves nothing but words', async () => {
    await paste(
      '<p onclick="window.wasHit=1">a<img src=x onerror="window.wasHit=1"><script>window.wasHit=1</script><a href="javascript:window.wasHit=1">b</a><iframe src="https://evil.example"></iframe><svg onload="window.wasHit=1"><text>c</text></svg><table><tr><td>d</td></tr></table></p>',
    )
    await expect.poll(() => JSON.stringify(latest)).toContain('"d"')
    expect(JSON.stringify(latest)).not.toMatch(/javascript|evil|onerror|"c"|wasHit/)
    expect(
      document.querySelectorAll('[role=textbox] :is(img:not(.ProseMirror-separator), script, iframe, svg, a)'),
    ).toHaveLength(0)
    expect(Reflect.get(window, 'wasHit')).toBeUndefined()
  })
})
