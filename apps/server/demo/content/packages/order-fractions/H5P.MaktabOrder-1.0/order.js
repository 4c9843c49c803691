/* Items are moved up and down until they stand in order; the score is told as xAPI. */
var H5P = window.H5P || {}

H5P.MaktabOrder = function (params, contentId) {
  H5P.EventDispatcher.call(this)
  this.contentId = contentId
  const all = params.items
  // Always the same mixture: what a class talks about is the same on every device.
  let shown = all.map((text, index) => ({ text, index })).sort((one, other) => ((one.index * 7 + 3) % all.length) - ((other.index * 7 + 3) % all.length))
  let isChecked = false

  const element = (name, words) => {
    const made = document.createElement(name)
    if (words !== undefined) made.textContent = words
    return made
  }
  const list = element('ol')
  const told = element('p')
  told.setAttribute('role', 'status')
  const check = element('button', params.check)
  check.type = 'button'

  const move = (from, to) => {
    const moved = shown.slice()
    moved.splice(to, 0, moved.splice(from, 1)[0])
    shown = moved
    draw()
    list.children[to].querySelector('button:not(:disabled)').focus()
    this.triggerXAPI('interacted')
  }
  const draw = () => {
    list.replaceChildren(
      ...shown.map((item, place) => {
        const row = element('li')
        if (isChecked) row.className = item.index === place ? 'right' : 'wrong'
        const earlier = element('button', '↑')
        const later = element('button', '↓')
        earlier.type = later.type = 'button'
        earlier.setAttribute('aria-label', `${params.earlier}: ${item.text}`)
        later.setAttribute('aria-label', `${params.later}: ${item.text}`)
        earlier.disabled = isChecked || place === 0
        later.disabled = isChecked || place === shown.length - 1
        earlier.addEventListener('click', () => move(place, place - 1))
        later.addEventListener('click', () => move(place, place + 1))
        const words = element('span', item.text)
        words.dir = 'auto'
        row.append(words, earlier, later)
        return row
      }),
    )
    this.trigger('resize')
  }
  check.addEventListener('click', () => {
    isChecked = true
    const right = shown.filter((item, place) => item.index === place).length
    told.textContent = params.result.replace('{right}', right).replace('{all}', all.length)
    check.disabled = true
    draw()
    this.triggerXAPIScored(right, all.length, 'completed', true, right === all.length)
  })

  this.attach = ($container) => {
    const box = $container[0] || $container
    box.classList.add('maktab-order')
    box.dir = params.isRightToLeft ? 'rtl' : 'ltr'
    box.replaceChildren(element('p', params.task), list, check, told)
    draw()
  }
}
H5P.MaktabOrder.prototype = Object.create(H5P.EventDispatcher.prototype)
H5P.MaktabOrder.prototype.constructor = H5P.MaktabOrder
