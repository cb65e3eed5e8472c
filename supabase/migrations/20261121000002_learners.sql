-- What the product keeps about a learner beside the account itself.
create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  user_name text check (char_length(user_name) <= 200),
  login_method text not null check (char_length(login_method) <= 50),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;

create table public.user_details (
  user_id uuid primary key references auth.users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  phone text not null check (char_length(phone) between 1 and 50),
  address text check (char_length(address) <= 500),
  gender text not null check (gender in ('male', 'female', 'other')),
  linkedin_url text check (char_length(linkedin_url) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.user_details enable row level security;

-- Who asked to be shown the project; the address in lower case, so that it is kept once.
create table public.demo_subscriptions (
  email text primary key check (email = lower(email) and char_length(email) <= 255),
  created_at timestamptz not null default now()
);
alter table public.demo_subscriptions enable row level security;
