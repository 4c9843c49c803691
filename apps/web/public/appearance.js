/*
 * Theme, contrast and spacing that were chosen on this device, on the page before anything is drawn. The application's
 * own script comes too late for that, and scripts within the page are not allowed. Written by src/shell/appearance.ts.
 */
try {
  var chosen = JSON.parse(localStorage.getItem('maktab.appearance') || '{}')
  var page = document.documentElement.dataset
  if (/^(light|dark)$/.test(chosen.theme)) page.theme = chosen.theme
  if (/^(normal|more)$/.test(chosen.contrast)) page.contrast = chosen.contrast
  if (chosen.density === 'compact') page.density = chosen.density
} catch {
  // Forbidden storage: the page is as the device wants it.
}
