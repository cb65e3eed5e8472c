-- What e-mails carry: codes that are good once, flows that end in the browser where they began, and the letters themselves.
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  token_type text not null check (token_type in (
    'confirmation_token', 'recovery_token', 'email_change_token_new', 'email_change_token_current', 'reauthentication_token')),
  token_hash text not null,
  relates_to text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, token_type)
);
create index one_time_tokens_token_hash_idx on auth.one_time_tokens (token_hash);
create index one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to);

create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  auth_code text unique,
  code_challenge_method text,
  code_challenge text,
  provider_type text not null,
  provider_access_token text,
  provider_refresh_token text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  authentication_method text not null,
  auth_code_issued_at timestamptz,
  referrer text,
  linking_target_id uuid references auth.users on delete cascade
);
create index flow_state_user_id_idx on auth.flow_state (user_id, authentication_method);
create index flow_state_created_at_idx on auth.flow_state (created_at);

create table auth.embedded_mail (
  id bigserial primary key,
  sent_at timestamptz not null default now(),
  recipient text not null,
  kind text not null,
  subject text not null,
  otp text not null,
  link text
);
create index embedded_mail_recipient_idx on auth.embedded_mail (recipient, id);
