#!/bin/sh
# Starts the server in its container, and carries the published port to it: the server listens on the container's own loopback address only. A
# container in several networks has an address in each.
for address in $(hostname -i); do
  case "$address" in
    127.* | ::1) continue ;;
    *:*) from="TCP6-LISTEN:3000,bind=[$address]" ;;
    *) from="TCP4-LISTEN:3000,bind=$address" ;;
  esac
  socat "$from,fork,reuseaddr" TCP4:127.0.0.1:3000 &
done
exec node -r ./scripts/requireNode.cjs scripts/start.js
