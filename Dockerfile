# Debian 12, whose packages hold the whole of ROS 1, with a Node that is new enough.
FROM node:20-bookworm-slim

# socat carries the published port to the server, which listens on the container's own loopback address only.
RUN apt-get update \
  && apt-get install -y --no-install-recommends socat \
  && rm -rf /var/lib/apt/lists/*

WORKDIR /app
COPY . .
RUN npm run setup \
  && for tool in bwrap rosmaster catkin_make; do command -v "$tool" || exit 1; done \
  && rm -rf /var/lib/apt/lists/* "$HOME/.npm" \
  && mkdir /data \
  && chown node:node /data

# Not root: sandboxes are then made of user namespaces alone, and the container needs no capability for them.
USER node
ENV DATA_DIR=/data
VOLUME /data
EXPOSE 3000
CMD ["sh", "scripts/container.sh"]
