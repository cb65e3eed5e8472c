// The remembered theme, before the first paint. The theme machine is its owner from then on.
try {
  if (localStorage.getItem('servolab:theme') === 'light') document.documentElement.dataset.theme = 'light';
} catch {
  // A browser that keeps nothing shows the dark theme.
}
