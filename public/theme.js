// Runs before the first paint, so that a chosen theme never flashes. A file, since the policy forbids inline scripts.
try {
  const theme = localStorage.getItem('gyeol-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme is shown.
}
