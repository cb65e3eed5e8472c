-- Second factors, and how an account shows them on the wire.
create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type text not null,
  status text not null check (status in ('unverified', 'verified')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  secret text,
  phone text,
  last_challenged_at timestamptz,
  last_used_step bigint not null default 0
);
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  ip_address inet not null
);
create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

create function embedded.factor_json(f auth.mfa_factors) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', f.id,
    'created_at', embedded.rfc3339(f.created_at),
    'updated_at', embedded.rfc3339(f.updated_at),
    'status', f.status,
    'friendly_name', nullif(f.friendly_name, ''),
    'factor_type', f.factor_type,
    'phone', coalesce(f.phone, '')
  )) || jsonb_build_object('last_challenged_at', embedded.rfc3339(f.last_challenged_at))
$$;

alter function embedded.user_json(uuid) rename to account_json;
create function embedded.user_json(of_user uuid) returns jsonb language sql stable set search_path = '' as $$
  select embedded.account_json(of_user) || coalesce(
    (select jsonb_build_object('factors', jsonb_agg(embedded.factor_json(f) order by f.created_at))
     from auth.mfa_factors f where f.user_id = of_user having count(*) > 0),
    '{}')
$$;
