// Whether the browser says that it has a network.

let online = $state(navigator.onLine);

export function isOnline(): boolean {
  return online;
}

/** Follow what the browser says; gives a function that stops it. */
export function followNetwork(): () => void {
  const follow = () => (online = navigator.onLine);
  window.addEventListener("online", follow);
  window.addEventListener("offline", follow);
  return () => {
    window.removeEventListener("online", follow);
    window.removeEventListener("offline", follow);
  };
}
