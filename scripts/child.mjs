// Loaded before a program that a supervisor starts. It ends the program as a signal would: when the
// supervisor sends a message (Windows has no signals) and when the supervisor has ended.
if (process.env.SUPERVISED) {
  // Programs that this one starts inherit the preload, but are stopped by this one only.
  delete process.env.SUPERVISED;
  const stop = () => {
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143);
  };
  process.on('message', (message) => {
    if (message === 'stop') stop();
  });
  process.once('disconnect', stop);
  process.channel?.unref();
}
