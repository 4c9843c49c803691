import { ink, label } from './drawing.ts'

function cover(title: string, picture: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800" viewBox="0 0 600 800" font-family="Vazirmatn, sans-serif" font-weight="700"><rect width="600" height="800" fill="#f3e7cf"/>${picture}<rect x="24" y="24" width="552" height="752" fill="none" stroke="${ink.accent}" stroke-width="6"/>${label(title, { x: 300, y: 130, size: 58, colour: ink.accent })}</svg>`
}

/** A pomegranate sapling in a yard, with its first flower. */
export function saplingCover(title: string): string {
  let drawn = `<rect y="600" width="600" height="200" fill="#a98f63"/><circle cx="470" cy="240" r="54" fill="${ink.warm}"/><path d="M0 600 V430 L120 430 V600 Z M480 600 V460 H600 V600 Z" fill="#c9ae82"/><path d="M300 640 C296 560 306 470 300 360" stroke="#6b4a2b" stroke-width="14" fill="none"/>`
  for (const [x, y, turn] of [
    [262, 520, -35],
    [340, 490, 30],
    [256, 440, -30],
    [346, 410, 35],
    [270, 370, -50],
    [330, 350, 40],
  ] as const)
    drawn += `<ellipse cx="${x}" cy="${y}" rx="44" ry="17" fill="${ink.leaf}" transform="rotate(${turn} ${x} ${y})"/>`
  return cover(
    title,
    `${drawn}<path d="M276 318 L300 276 L324 318 L300 346 Z" fill="#d1352b"/><path d="M282 290 L290 262 L300 284 L312 262 L318 290 Z" fill="#e85a3a"/><ellipse cx="300" cy="646" rx="120" ry="20" fill="#7b5b36"/>`,
  )
}

/** A plank bridge on two piles of stone over a wide stream between two banks. */
export function bridgeCover(title: string): string {
  let drawn = `<path d="M0 420 L150 240 L260 380 L400 220 L600 430 V520 H0 Z" fill="#8d9aa5"/><path d="M150 240 L120 280 L148 270 L172 284 Z M400 220 L366 262 L398 252 L430 266 Z" fill="#fff"/><rect y="470" width="600" height="330" fill="#7da35b"/><path d="M120 800 C200 690 220 600 210 470 H400 C400 600 430 690 500 800 Z" fill="${ink.water}"/>`
  for (const [x, y] of [
    [176, 600],
    [430, 600],
    [190, 630],
    [446, 632],
    [160, 636],
    [418, 634],
  ] as const)
    drawn += `<ellipse cx="${x}" cy="${y}" rx="34" ry="24" fill="#77706a"/>`
  drawn += `<rect x="110" y="556" width="390" height="26" rx="4" fill="#8a5a33"/>`
  for (let plank = 0; plank < 13; plank++)
    drawn += `<line x1="${130 + plank * 29}" x2="${130 + plank * 29}" y1="556" y2="582" stroke="#5c3a1e" stroke-width="3"/>`
  return cover(
    title,
    `${drawn}<path d="M110 520 H500 M130 520 V556 M250 520 V556 M370 520 V556 M480 520 V556" stroke="#8a5a33" stroke-width="8" fill="none"/>`,
  )
}
