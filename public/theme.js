// Runs before the first paint, so that a chosen theme never flashes, and that room is reserved for what a member
// sees of their own. A file, since the policy forbids inline scripts.
try {
  const theme = localStorage.getItem('gyeol-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const { user } = JSON.parse(localStorage.getItem('persist:user') ?? '{}');
  if (user && user !== 'null') {
    document.documentElement.dataset.member = '';
    const [, ...own] = JSON.parse(localStorage.getItem('gyeol-own') ?? '[]');
    if (own.includes(location.pathname.replace(/^\/en(?=\/)/, ''))) document.documentElement.dataset.own = '';
  }
} catch {
  // Without storage the system's theme is shown, and no room is reserved.
}

// The browser's own bars have the colour of the chosen theme, else that of the system's.
const colourBars = () => {
  const { theme } = document.documentElement.dataset;
  const colours = document.querySelectorAll('meta[name="theme-color"]');
  for (const [index, scheme] of ['light', 'dark'].entries()) {
    colours[index].media = theme ? (theme === scheme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
  }
};
colourBars();
new MutationObserver(colourBars).observe(document.documentElement, { attributeFilter: ['data-theme'] });

// Marks pictures that failed, for reset.css, from before hydration on; their events do not bubble.
for (const type of ['error', 'load']) {
  const mark = ({ target }) =>
    target instanceof HTMLImageElement && target.toggleAttribute('data-failed', type === 'error');
  addEventListener(type, mark, true);
}
